export { PagesModule } from './pages.module.js';
export { servePages } from './serve-pages.js';
