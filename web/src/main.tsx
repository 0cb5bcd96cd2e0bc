import { render } from 'preact';
import { App } from './app.js';
import { askWho } from './session.js';
import { chooseLanguage } from './texts/index.js';

await chooseLanguage();
void askWho();
const page = document.getElementById('page');
if (page !== null) render(<App />, page);
