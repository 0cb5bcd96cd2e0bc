import { ParseUUIDPipe } from '@nestjs/common';
import { requestInvalid } from '../application-error.js';

/** The id in a path: a UUID in its usual form. */
export const IdPipe = new ParseUUIDPipe({
  exceptionFactory: () => requestInvalid([{ pointer: 'path', message: 'the id must be a UUID', rule: 'format' }]),
});
