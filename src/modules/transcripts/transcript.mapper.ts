import {
  type BySide,
  type FinishedMatch,
  type Format,
  type TranscriptCell,
  type HeaderLine,
  type TranscriptText,
  DATE_KEY,
  type OpenMatch,
  type Steps,
  TIME_KEY,
} from '../../domain/index.js';
import type { ClubDays } from '../../platform/clock/club-days.js';
import { JsonWriter, type WrittenJson } from '../../platform/http/answers/written-json.js';
import type { WarningDto } from './dto/import.dto.js';
import type { CellDto, TranscriptDto } from './dto/transcript.dto.js';
import { type Told, warningSentence } from './warning-sentences.js';

export function warningView(warning: Told): WarningDto {
  const { game, turn, code } = warning;
  return { game, turn, code, detail: warningSentence(warning) };
}

/** The lines over the games that other programs show: where from, which match, who and when, on the clocks of the club. */
export function headerOf(match: OpenMatch | FinishedMatch, names: BySide<string>, days: ClubDays): HeaderLine[] {
  const playedAt = playedAtOf(match);
  return [
    { key: 'Site', value: 'Backgammon club' },
    { key: 'Match ID', value: match.id },
    { key: 'Player 1', value: names.white },
    { key: 'Player 2', value: names.black },
    { key: DATE_KEY, value: days.dayOf(playedAt).replaceAll('-', '.') },
    { key: TIME_KEY, value: days.timeOf(playedAt).replace(':', '.') },
  ];
}

/** In steps, game by game: the transcript for programs that read JSON, as `TranscriptDto` says. */
export function* writtenView(
  { comments, length, games }: TranscriptText,
  { variant }: OpenMatch | FinishedMatch,
  { white, black }: BySide<string>,
): Steps<WrittenJson<TranscriptDto>> {
  const head = { header: comments.map(({ key, value }) => ({ key, value })), variant, length, white, black };
  const json = new JsonWriter();
  json.add(`${JSON.stringify(head).slice(0, -1)},"games":[`);
  for (const [index, { number, scoreBefore, entries }] of games.entries()) {
    const game: TranscriptDto['games'][number] = { number, scoreBefore, cells: entries.map(cellView) };
    json.add(`${index > 0 ? ',' : ''}${JSON.stringify(game)}`);
    yield;
  }
  json.add(']}');
  return json.written();
}

function cellView(cell: TranscriptCell): CellDto {
  const { side, type } = cell;
  const empty = { dice: null, play: null, value: null, points: null };
  switch (cell.type) {
    case 'roll':
      return { side, type, ...empty, dice: cell.dice, play: cell.playText };
    case 'unplayed':
      return { side, type, ...empty, dice: cell.dice };
    case 'double':
    case 'beaver':
      return { side, type, ...empty, value: cell.value };
    case 'wins':
    case 'losses':
      return { side, type, ...empty, points: cell.points };
    case 'take':
    case 'drop':
      return { side, type, ...empty };
  }
}

const MAX_STEM = 40;

/** A name for the file that every system can keep: `ann-bob-7-points-2026-03-04.mat`. */
export function fileNameOf(
  match: OpenMatch | FinishedMatch,
  names: BySide<string>,
  extension: string,
  days: ClubDays,
): string {
  const day = days.dayOf(playedAtOf(match));
  const stems = [stemOf(names.white, 'white'), stemOf(names.black, 'black')];
  return `${[...stems, ...formatStem(match.format), day].join('-')}.${extension}`;
}

function playedAtOf({ playedAt, openedAt }: OpenMatch | FinishedMatch): Date {
  return new Date(playedAt ?? openedAt);
}

function formatStem(format: Format): string[] {
  return format.kind === 'money' ? ['money'] : [String(format.length), format.length === 1 ? 'point' : 'points'];
}

function stemOf(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? fallback : plain;
}
