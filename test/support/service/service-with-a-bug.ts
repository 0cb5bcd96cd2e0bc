/** The service, in which something throws that nothing catches, as soon as it listens. */
import { ready } from '../../../src/main.js';

await ready;
const bug = new Error('a bug');
setTimeout(() => {
  if (process.env['BUG'] === 'rejection') void Promise.reject(bug);
  else throw bug;
}, 100);
