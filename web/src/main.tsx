import { render } from 'preact';
import { App } from './app.js';
import { place } from './router.js';
import { routeOf } from './routes.js';
import { askWho } from './session.js';
import { chooseLanguage } from './texts/index.js';

const words = chooseLanguage();
// The page's own script is under way while the words are; where it fails, the page itself says so.
routeOf(place.value.path)
  ?.load()
  .catch(() => {});
void askWho();
await words;
const page = document.getElementById('page');
if (page !== null) render(<App />, page);
// Behind the page itself, which is there sooner without it; where the line breaks, the page works without it.
void import('./later.js').catch(() => {});
