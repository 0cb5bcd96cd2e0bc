/** A game of a chouette from the score sheet: how the board ended, the cube, and who left before. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Schemas } from '../../../client/src/index.js';
import { type Act, ActButton } from '../act.js';
import { Name } from '../parts/page/shown.js';
import { t } from '../texts/index.js';

export type Sheet = Schemas['ScoreSheetDto'];
type Pair = Schemas['SheetPairDto'];
type Outcome = Pair['outcome'];
type Kind = 'single' | 'gammon' | 'backgammon';

export interface Member {
  readonly playerId: string;
  readonly name: string;
}

interface EntryProps {
  /** What was written down before; a correction begins with it. */
  readonly recorded?: Sheet;
  readonly box: string;
  readonly members: readonly Member[];
  readonly act: Act;
  /** Whether it cannot be sent now. */
  readonly disabled?: boolean;
  readonly sendText: string;
  /** Told of each touch that enters something. */
  readonly onTouched?: () => void;
  readonly onSend: (sheet: Sheet) => void;
  /** What stands between the members and the button. */
  readonly children?: ComponentChildren;
}

interface Line {
  /** As it was recorded, with what these buttons do not say; a change of the line drops it. */
  readonly recorded?: Pair;
  readonly outcome: Outcome;
  /** Null: what the others have. */
  readonly value: number | null;
}

export const KINDS = { single: 'level.single', gammon: 'level.gammon', backgammon: 'level.backgammon' } as const;
const VALUES = [1, 2, 4, 8, 16, 32, 64];
export const OUTCOMES = { 'member-dropped': 'chouette.dropped', 'box-dropped': 'chouette.box-dropped' } as const;
const PLAYED: Line = { outcome: 'played', value: null };

/** What is paid where a cube was refused: the value before, as a rule half of what those who played on have. */
function valueOf({ outcome, value }: Line, shared: number): number {
  return value ?? (outcome === 'played' ? shared : Math.max(1, shared / 2));
}

/** The cube of those who played to the end, where one of them did. */
function sharedIn(recorded: Sheet | undefined): number {
  const value = recorded?.cubes.find(({ outcome }) => outcome === 'played')?.value ?? 1;
  return VALUES.includes(value) ? value : 1;
}

/** What differs from a member who played to the end with the cube of the others. */
function linesIn(recorded: Sheet | undefined): Readonly<Record<string, Line>> {
  const lines = (recorded?.cubes ?? []).map((pair): [string, Line] => [
    pair.playerId,
    {
      outcome: pair.outcome,
      value: pair.outcome === 'played' && pair.value === sharedIn(recorded) ? null : pair.value,
      recorded: pair,
    },
  ]);
  return Object.fromEntries(lines);
}

export function Entry({
  recorded,
  box,
  members,
  act,
  disabled = false,
  sendText,
  onTouched,
  onSend,
  children,
}: EntryProps) {
  const [board, setBoard] = useState<Sheet['board']>(recorded?.board ?? null);
  const [shared, setShared] = useState(sharedIn(recorded));
  const [lines, setLines] = useState(linesIn(recorded));
  const lineOf = (playerId: string): Line => lines[playerId] ?? PLAYED;
  const touch = (): void => {
    act.forget();
    onTouched?.();
  };
  const change = (playerId: string, line: Partial<Line>): void => {
    touch();
    const { outcome, value } = lineOf(playerId);
    setLines({ ...lines, [playerId]: { outcome, value, ...line } });
  };
  const isPlayed = members.some(({ playerId }) => lineOf(playerId).outcome === 'played');
  const isWhole = board !== null || !isPlayed;
  const sheet = (): Sheet => ({
    board: isPlayed ? board : null,
    cubes: members.map(({ playerId }) => {
      const line = lineOf(playerId);
      const value = valueOf(line, shared);
      // Whether a cube was turned is recorded of the value that it had.
      const recordedToo = line.recorded?.value === value ? line.recorded : {};
      return { ...recordedToo, playerId, outcome: line.outcome, value };
    }),
    ...(recorded?.extras === undefined ? {} : { extras: recorded.extras }),
  });
  return (
    <div class="stack">
      {/* What is on its way stays what it is. */}
      <fieldset class="stack" disabled={act.isBusy}>
        {(['box', 'team'] as const).map((winner) => (
          <fieldset key={winner} class="stack" disabled={!isPlayed}>
            <legend>
              {winner === 'box' ? (
                <>
                  {t('chouette.box-wins')} <Name>{box}</Name>
                </>
              ) : (
                t('chouette.team-wins')
              )}
            </legend>
            <div class="three">
              {Object.entries(KINDS).map(([kind, word]) => (
                <button
                  key={kind}
                  type="button"
                  aria-pressed={board?.winner === winner && board.kind === kind}
                  onClick={() => {
                    touch();
                    setBoard({ winner, kind: kind as Kind });
                  }}
                >
                  {t(word)}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
        <fieldset class="stack">
          <legend>{t('chouette.cube')}</legend>
          <div class="numbers">
            {VALUES.map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={shared === value}
                onClick={() => {
                  touch();
                  setShared(value);
                }}
              >
                {value}
              </button>
            ))}
          </div>
        </fieldset>
        <ul class="list">
          {members.map(({ playerId, name }) => (
            <MemberLine
              key={playerId}
              name={name}
              line={lineOf(playerId)}
              value={valueOf(lineOf(playerId), shared)}
              onChange={(line) => change(playerId, line)}
            />
          ))}
        </ul>
        {children}
      </fieldset>
      <div class="wide">
        <ActButton act={act} disabled={!isWhole || disabled} onAct={() => onSend(sheet())}>
          {sendText}
        </ActButton>
      </div>
    </div>
  );
}

interface MemberLineProps {
  readonly name: string;
  readonly line: Line;
  readonly value: number;
  readonly onChange: (line: Partial<Line>) => void;
}

/** One member: touched only where the member left the game before its end, or has another cube than the rest. */
function MemberLine({ name, line, value, onChange }: MemberLineProps) {
  const next = VALUES[(VALUES.indexOf(value) + 1) % VALUES.length] ?? 1;
  return (
    <li class="stack member">
      <Name>{name}</Name>
      <div class="row">
        {Object.entries(OUTCOMES).map(([outcome, word]) => (
          <button
            key={outcome}
            type="button"
            class="grow"
            aria-pressed={line.outcome === outcome}
            aria-label={`${name}: ${t(word)}`}
            onClick={() =>
              onChange({ outcome: line.outcome === outcome ? 'played' : (outcome as Outcome), value: null })
            }
          >
            {t(word)}
          </button>
        ))}
        <button
          type="button"
          aria-label={t('chouette.value-of', { name, value })}
          onClick={() => onChange({ value: next })}
        >
          × {value}
        </button>
      </div>
    </li>
  );
}
