/** What works behind the page itself, which is there sooner without it. */
import { guardTouches } from './doubled.js';
import { sayFaults } from './parts/form/faults.js';

guardTouches();
sayFaults();
