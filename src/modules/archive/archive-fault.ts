import { ApplicationError } from '../../platform/http/application-error.js';

/** A line is not as an export has it: it was altered, lines are missing, or it is none at all. */
export function archiveDamage(line: number, what: string): ApplicationError {
  return new ApplicationError('export.damaged', `Line ${line}: ${what}. Nothing was imported.`, { params: { line } });
}

/** The file is whole, and says what cannot be. */
export function impossible(line: number, what: string, cause?: unknown): ApplicationError {
  const detail = `Line ${line}: ${what}. Nothing was imported.`;
  return new ApplicationError('export.impossible', detail, { params: { line } }, { cause });
}

/** The file is of another format, or of a newer version. */
export function foreign(format: number, version: string, own: string): ApplicationError {
  const detail = `The file has format ${format} and was written by version ${version} of the service; this is version ${own}. Import it with version ${version} or a newer one.`;
  return new ApplicationError('export.foreign', detail, { params: { format, writtenBy: version } });
}

export function notEmpty(): ApplicationError {
  const detail =
    'A file is imported only into a club without people, matches, chouettes, tournaments, announcements, seasons, groups of chouettes and webhooks.';
  return new ApplicationError('club.not-empty', detail);
}
