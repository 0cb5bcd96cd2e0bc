/**
 * GNU Backgammon as a reader of transcripts, where it is installed (Debian package `gnubg`) and `PATH` leads to it (Debian
 * puts it into `/usr/games`); CI installs it and must not go without.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface GnubgGame {
  /** Left column first. */
  readonly scoreBefore: readonly [number, number];
  /** 0 is the left column; null when GNU Backgammon saw no end. */
  readonly winner: 0 | 1 | null;
  readonly points: number | null;
  /** Position id before each roll that was played, as GNU Backgammon orients it. */
  readonly boards: readonly string[];
}

export interface GnubgMatch {
  readonly length: number;
  readonly players: readonly [string, string];
  readonly games: readonly GnubgGame[];
}

// In its report "X" is the left column.
const SCRIPT = `
import gnubg, json
gnubg.command('set confirm new off')
gnubg.command('set display off')
matches = []
for path in json.load(open('texts.json')):
    gnubg.command(('load match ' if path.endswith('.sgf') else 'import mat ') + path)
    match = gnubg.match(0, 1)
    info = match['match-info']
    games = []
    for game in match['games']:
        about = game['info']
        winner = about.get('winner')
        games.append({
            'scoreBefore': [about['score-X'], about['score-O']],
            'winner': None if winner is None else (0 if winner == 'X' else 1),
            'points': about.get('points-won'),
            'boards': [act['board'] for act in game['game'] if act.get('action') == 'move'],
        })
    matches.append({'length': info['match-length'], 'players': [info['X']['name'], info['O']['name']], 'games': games})
json.dump(matches, open('matches.json', 'w'))
`;

const IDS_SCRIPT = `
import gnubg, json
for setting in ['confirm new', 'display', 'automatic roll', 'automatic game', 'automatic move']:
    gnubg.command('set ' + setting + ' off')
matches = []
for path in json.load(open('texts.json')):
    gnubg.command('load match ' + path)
    gnubg.navigate()
    games = []
    for game in gnubg.match(0, 1, 0, 0)['games']:
        ids = [gnubg.positionid() + ':' + gnubg.matchid()]
        for act in game['game']:
            gnubg.navigate(next=1)
            ids.append(gnubg.positionid() + ':' + gnubg.matchid())
        games.append(ids)
        gnubg.navigate(game=1)
    matches.append(games)
json.dump(matches, open('matches.json', 'w'))
`;

function program(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'gnubg')).find((path) => existsSync(path)) ?? null;
}

/** What GNU Backgammon makes of the texts, or null where it is not installed. */
export function readByGnubg(texts: readonly string[], form: 'mat' | 'sgf' = 'mat'): readonly GnubgMatch[] | null {
  return answeredByGnubg(SCRIPT, texts, form) as readonly GnubgMatch[] | null;
}

/**
 * Position id and match id of every moment of every game in the SGF texts, with a colon between them: the start, and what
 * each play, double, take and drop leads to, the dice that fall next included. Null where it is not installed.
 */
export function idsByGnubg(texts: readonly string[]): readonly (readonly (readonly string[])[])[] | null {
  return answeredByGnubg(IDS_SCRIPT, texts, 'sgf') as string[][][] | null;
}

/** What a script makes of each of the texts. */
function answeredByGnubg(script: string, texts: readonly string[], form: 'mat' | 'sgf'): unknown[] | null {
  const gnubg = program();
  if (gnubg === null) {
    if (process.env['CI'] === 'true') throw new Error('CI needs the Debian package gnubg');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'gnubg-'));
  try {
    const paths = texts.map((_text, index) => `match-${index}.${form}`);
    for (const [index, path] of paths.entries()) writeFileSync(join(folder, path), texts[index] ?? '');
    writeFileSync(join(folder, 'texts.json'), JSON.stringify(paths));
    writeFileSync(join(folder, 'read.py'), script);
    const run = spawnSync(gnubg, ['-t', '-q', '-p', 'read.py'], {
      cwd: folder,
      env: { ...process.env, HOME: folder },
      input: '',
      encoding: 'utf8',
      timeout: 120_000,
    });
    const answer = join(folder, 'matches.json');
    if (!existsSync(answer)) throw new Error(`gnubg gave no answer: ${run.stdout}${run.stderr}`);
    return JSON.parse(readFileSync(answer, 'utf8')) as unknown[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
