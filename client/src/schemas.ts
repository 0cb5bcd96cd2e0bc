import type { components } from './schema.js';

/** The forms of the document by their names. */
export type Schemas = components['schemas'];
