/** What class-transformer knows of every form: it is there for packages like Nest's own, but comes without its types. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
