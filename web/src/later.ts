/** What works behind the page itself, which is there sooner without it. */
import { guardTouches } from './doubled.js';
import { beginAtNewPages } from './parts/page/new-page.js';
import { sayRefusals } from './parts/refusals/refusals.js';

guardTouches();
beginAtNewPages();
sayRefusals();
