/** Our own header lines of which nothing can be taken: in another form than we write, or of a match in a session. */

import { ENDED_KEY } from '../notation/header-line.js';
import type { HeaderLine, Transcript } from '../notation/transcript.js';
import { headerEnd } from './header-end.js';
import { isPointsLine } from './header-penalties.js';
import { isResultLine } from './header-results.js';

export function linesLeftOut({ comments, length, games }: Transcript): readonly HeaderLine[] {
  return comments.filter((line) => {
    const isEnd = line.key?.toLowerCase() === ENDED_KEY.toLowerCase();
    const isRead = isEnd ? headerEnd({ comments: [line], length, games }) !== null : isPointsLine(line);
    return isRead === null ? isResultLine(line) === false : !isRead || length === 0;
  });
}
