/** What works behind the page itself, which is there sooner without it. */
import { guardTouches } from './doubled.js';
import { sayRefusals } from './parts/refusals/refusals.js';

guardTouches();
sayRefusals();
