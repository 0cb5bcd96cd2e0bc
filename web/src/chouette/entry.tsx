/** A game of a chouette from the score sheet: how the board ended, the cube, and who left before. */
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import type { Schemas } from '../../../client/src/index.js';
import { type Act, ActButton } from '../act.js';
import { Loaded } from '../parts/page/loaded.js';
import { Name } from '../parts/page/shown.js';
import { t } from '../texts/index.js';
import {
  type Entered,
  type Line,
  type Member,
  type Outcome,
  PLAYED,
  type Sheet,
  type Terms,
  VALUES,
  beforeDouble,
  inTurn,
  pairsOf,
  pointsOf,
} from './entered.js';
import { signed } from '../parts/signed.js';
import { useView } from '../view.js';

type Kind = 'single' | 'gammon' | 'backgammon';

// Few tables play with automatic doubles.
const loadAutomatic = () => import('./automatic.js');

interface EntryProps {
  readonly entered: Entered;
  /** By what it is settled. */
  readonly terms: Terms;
  readonly box: { readonly playerId: string | null; readonly name: string };
  readonly members: readonly Member[];
  readonly act: Act;
  /** Whether it cannot be sent now. */
  readonly disabled?: boolean;
  readonly sendText: string;
  /** What a sheet would come to, by the service: of a table of this version. Left out where it cannot be asked. */
  readonly tries?: { readonly version: number; readonly ask: (sheet: Sheet) => Promise<Schemas['EveningDto']> };
  readonly onEnter: (entered: Entered) => void;
  readonly onSend: (sheet: Sheet) => void;
  /** What stands between the members and the button. */
  readonly children?: ComponentChildren;
  /** What stands in the place of the button. */
  readonly answer?: ComponentChildren;
  /** What else the button itself has. */
  readonly sendMore?: ButtonHTMLAttributes;
}

export const KINDS = { single: 'level.single', gammon: 'level.gammon', backgammon: 'level.backgammon' } as const;
export const OUTCOMES = { 'member-dropped': 'chouette.dropped', 'box-dropped': 'chouette.box-dropped' } as const;

export function Entry({
  entered,
  terms: { rules, partner },
  box,
  members,
  act,
  disabled = false,
  sendText,
  tries,
  onEnter,
  onSend,
  children,
  answer,
  sendMore = {},
}: EntryProps) {
  const { board, shared, boxDropped, lines, extras } = entered;
  const isSingle = rules.cubes === 'single';
  const pairs = pairsOf(entered, members);
  const isPlayed = pairs.some(({ outcome }) => outcome === 'played');
  const isWhole = board !== null || !isPlayed;
  const byCube = pairs.map((pair) => pointsOf(pair, board));
  // Extras are settled between the members as well, and a partner has a part of what the box wins.
  const isSure = extras === undefined && partner === null && byCube.every((each) => each !== null);
  const enter = (more: Partial<Entered>): void => {
    act.forget();
    onEnter({ ...entered, ...more });
  };
  const change = (playerId: string, line: Partial<Line>): void => {
    const { recorded: _, ...before } = lines[playerId] ?? PLAYED;
    enter({ lines: { ...lines, [playerId]: { ...before, ...line } } });
  };
  const sheet = (): Sheet => ({
    board: isPlayed ? board : null,
    cubes: isSingle ? inTurn(pairs) : [...pairs],
    ...(extras === undefined ? {} : { extras }),
  });
  const asked = isSure || !isWhole ? null : sheet();
  const { data: tried } = useView(`sheet ${tries?.version} ${JSON.stringify(asked)}`, [], async () =>
    asked === null || tries === undefined ? null : tries.ask(asked),
  );
  const wonBy = (who: string): number | null => tried?.players.find(({ playerId }) => playerId === who)?.change ?? null;
  const ofBox = isSure
    ? -byCube.reduce<number>((sum, each) => sum + (each ?? 0), 0)
    : box.playerId === null
      ? null
      : wonBy(box.playerId);
  return (
    <div class="stack">
      {/* What is on its way stays what it is. */}
      <fieldset class="stack" disabled={act.isBusy}>
        {(['box', 'team'] as const).map((winner) => (
          <fieldset key={winner} class="stack" disabled={!isPlayed}>
            <legend>
              {winner === 'box' ? (
                <>
                  {t('chouette.box-wins')} <Name>{box.name}</Name>
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
                  onClick={() => enter({ board: { winner, kind: kind as Kind } })}
                >
                  {t(word)}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
        {isSingle && (
          <button type="button" aria-pressed={boxDropped} onClick={() => enter({ boxDropped: !boxDropped })}>
            {t('chouette.box-dropped')}
          </button>
        )}
        <fieldset class="stack">
          <legend>{t(isPlayed ? 'chouette.cube' : 'chouette.cube-dropped')}</legend>
          <div class="numbers">
            {VALUES.map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={shared === value}
                onClick={() => enter({ shared: value })}
              >
                {value}
              </button>
            ))}
          </div>
        </fieldset>
        {rules.jacoby && rules.automaticDoubles !== 0 && (
          <Loaded load={loadAutomatic} given={{ entered, most: rules.automaticDoubles, onEnter: enter }} quiet />
        )}
        <ul class="list">
          {pairs.map(({ playerId, outcome, value }, index) => (
            <MemberLine
              key={playerId}
              name={members[index]?.name ?? ''}
              isSingle={isSingle}
              outcome={outcome}
              value={value}
              points={(tried === null ? byCube[index] : wonBy(playerId)) ?? null}
              onOutcome={(next) =>
                change(playerId, {
                  outcome: next,
                  value: null,
                  paid: outcome === 'played' ? beforeDouble(value) : value,
                })
              }
              onValue={(next) => change(playerId, { value: next })}
            />
          ))}
          {/* Its place is kept: nothing below it moves when a touch tells what it is. */}
          <li class="line">
            <Name>{box.name}</Name>
            {ofBox !== null && <b class="push number">{signed(ofBox)}</b>}
          </li>
        </ul>
        {children}
      </fieldset>
      {answer || (
        <div class="wide">
          <ActButton act={act} disabled={!isWhole || disabled} onAct={() => onSend(sheet())} more={sendMore}>
            {sendText}
          </ActButton>
          {!isWhole && <p class="quiet">{t('chouette.how-ended')}</p>}
        </div>
      )}
    </div>
  );
}

interface MemberLineProps {
  readonly name: string;
  /** Whether the box has one cube with all: it drops to all, and who plays on has the cube of the others. */
  readonly isSingle: boolean;
  readonly outcome: Outcome;
  readonly value: number;
  /** What the member wins; null: not known yet. */
  readonly points: number | null;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onValue: (value: number) => void;
}

/** One member: touched only where the member left the game before its end, or has another cube than the rest. */
function MemberLine({ name, isSingle, outcome, value, points, onOutcome, onValue }: MemberLineProps) {
  const outcomes = Object.entries(OUTCOMES).filter(([each]) => !isSingle || each === 'member-dropped');
  const hasOwn = !isSingle || outcome === 'member-dropped';
  const next = VALUES[(VALUES.indexOf(value) + 1) % VALUES.length] ?? 1;
  return (
    <li class="stack member">
      <div class="line">
        <Name>{name}</Name>
        {points !== null && <b class="push number">{signed(points)}</b>}
      </div>
      <div class="row">
        {outcomes.map(([each, word]) => (
          <button
            key={each}
            type="button"
            class="grow"
            aria-pressed={outcome === each}
            aria-label={`${name}: ${t(word)}`}
            onClick={() => onOutcome(outcome === each ? 'played' : (each as Outcome))}
          >
            {t(word)}
          </button>
        ))}
        {hasOwn && (
          <button
            type="button"
            aria-label={t(outcome === 'played' ? 'chouette.value-of' : 'chouette.paid-of', { name, value })}
            onClick={() => onValue(next)}
          >
            × {value}
          </button>
        )}
      </div>
    </li>
  );
}
