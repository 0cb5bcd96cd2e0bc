export { PagesModule } from './pages.module.js';
export { servePages } from './serve-pages.js';
export { SERVICE_VERSION } from './beside.js';
