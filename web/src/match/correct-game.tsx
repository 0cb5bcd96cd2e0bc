/** A game that was entered wrongly: what is right, what that changes, do it. */
import { useState } from 'preact/hooks';
import type { Schemas } from '../../../client/src/index.js';
import { ActButton } from '../act.js';
import { type Side, factsOf, opponentOf } from '../board/view.js';
import { Choice } from '../parts/form/choice.js';
import { ForeseenLines } from '../parts/form/foreseen-lines.js';
import { useForeseeing } from '../parts/form/foreseeing.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { correctable } from './correctable.js';
import { type Change, changesIn, gameText, linesOf } from './foreseen-game.js';

type Match = Schemas['MatchDto'];
type Entry = Match['games'][number];
type Told = Schemas['ReportedGameDto'];
type Kind = NonNullable<Told['kind']>;

interface CorrectGameProps {
  readonly match: Match;
  readonly reload: () => Promise<void>;
}

export default function CorrectGame({ match, reload }: CorrectGameProps) {
  const [game, setGame] = useState<Entry | null>(null);
  /** How many were corrected: the form closes behind each. */
  const [done, setDone] = useState(0);
  const games = correctable(match);
  const choose = (number: number): void => setGame(games.find((each) => each.number === number) ?? null);
  return (
    <details key={done}>
      <summary>{t('game.correct')}</summary>
      <div class="stack">
        <Choice
          legend={t('game.which')}
          of={games.map(({ number }) => number)}
          chosen={game?.number ?? null}
          onChoose={choose}
          textOf={String}
          kind="numbers"
        />
        {game !== null && (
          <RightResult
            key={game.id}
            match={match}
            game={game}
            reload={reload}
            onDone={() => {
              setGame(null);
              setDone(done + 1);
            }}
          />
        )}
      </div>
    </details>
  );
}

/** The result as it is entered; `never`: the game counts for nothing. */
interface Entered {
  readonly winner: Side | 'never' | null;
  readonly kind: Kind | null;
  readonly left: number | null;
  readonly cube: number;
}

const WINNERS = ['white', 'black', 'never'] as const;
const KINDS: readonly Kind[] = ['single', 'gammon', 'backgammon'];
const CUBES = [1, 2, 4, 8, 16, 32, 64];

/** How many checkers can be left where these are counted and not kinds of wins; null where they are not. */
function mostLeft(variant: Match['variant']): number | null {
  if (typeof variant === 'string') return variant.startsWith('aceyDeucey') ? 15 : null;
  return variant.scoring.kind === 'checkersLeft' ? variant.checkers : null;
}

function enteredIn({ result }: Entry): Entered {
  if (result === null) return { winner: 'never', kind: null, left: null, cube: 1 };
  const { winner, kind, cube, by } = result;
  // What both settled for is no kind of win.
  return { winner, kind: by === 'settlement' ? null : kind, left: null, cube };
}

/** What is sent; undefined as long as something has to be said. */
function told({ winner, kind, left, cube }: Entered, most: number | null): Told | null | undefined {
  if (winner === 'never') return null;
  if (winner === null) return undefined;
  if (most !== null) return left === null ? undefined : { winner, points: left, cube };
  return kind === null ? undefined : { winner, kind, cube };
}

interface RightResultProps extends CorrectGameProps {
  /** As it was when the director chose it. */
  readonly game: Entry;
  readonly onDone: () => void;
}

function RightResult({ match, game, reload, onDone }: RightResultProps) {
  const { id, version, variant } = match;
  const names = { white: match.white.name, black: match.black.name };
  const [entered, setEntered] = useState(() => enteredIn(game));
  const { foreseen, looking, doing, look, go, forget } = useForeseeing<Told | null, Change>(
    { version, reload, linesOf: (affected) => linesOf(affected, match) },
    async (result, sending, query) => {
      const { data, ...answer } = await club.POST('/v1/matches/{id}/games/{gameId}/correction', {
        ...sending,
        params: { path: { id, gameId: game.id }, query },
        body: { result, reason: t('match.correct-reason') },
      });
      return data === undefined ? answer : { ...answer, data: { affected: changesIn(data) } };
    },
  );
  const enter = (more: Partial<Entered>): void => {
    forget();
    setEntered({ ...entered, ...more });
  };
  const { winner, kind, left, cube } = entered;
  const most = mostLeft(variant);
  const result = told(entered, most);
  const lines = foreseen === null ? null : linesOf(foreseen.affected, match);
  return (
    <div class="stack">
      <p class="quiet">{t('game.recorded', { result: gameText(game.result, names) })}</p>
      <fieldset class="stack" disabled={doing.isBusy}>
        <Choice
          legend={t('report.who-won')}
          of={WINNERS}
          chosen={winner}
          onChoose={(one) => enter({ winner: one })}
          textOf={(one) => (one === 'never' ? t('game.never') : names[one])}
        />
        {winner !== null && winner !== 'never' && (
          <>
            {most === null ? (
              <Choice
                legend={t('game.kind')}
                of={KINDS}
                chosen={kind}
                onChoose={(one) => enter({ kind: one })}
                textOf={(one) => t(`level.${one}`)}
              />
            ) : (
              <Choice
                legend={t('game.left', { name: names[opponentOf(winner)] })}
                of={Array.from({ length: most }, (_, index) => index + 1)}
                chosen={left}
                onChoose={(one) => enter({ left: one })}
                textOf={String}
                kind="numbers"
              />
            )}
            {(most !== null || factsOf(variant).hasCube) && (
              <Choice
                legend={t('game.cube')}
                of={CUBES.includes(cube) ? CUBES : [...CUBES, cube]}
                chosen={cube}
                onChoose={(one) => enter({ cube: one })}
                textOf={String}
                kind="numbers"
              />
            )}
          </>
        )}
      </fieldset>
      {result !== undefined && lines === null && (
        <div class="wide">
          <ActButton act={looking} onAct={() => void look(result)}>
            {t('correct.look')}
          </ActButton>
        </div>
      )}
      {lines?.length === 0 && <p role="status">{t('game.same')}</p>}
      {lines !== null && lines.length > 0 && (
        <>
          <ForeseenLines lines={lines} isNews={foreseen?.isNews === true} />
          <div class="wide">
            <ActButton act={doing} kind="danger" onAct={() => void go().then((isDone) => isDone && onDone())}>
              {t('correct.do')}
            </ActButton>
          </div>
        </>
      )}
    </div>
  );
}
