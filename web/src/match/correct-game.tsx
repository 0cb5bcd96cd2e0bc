/** A game that was entered wrongly: what is right, what that changes, do it. */
import { useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { ActButton } from '../act.js';
import { Choice } from '../parts/form/choice.js';
import { ForeseenLines } from '../parts/form/foreseen-lines.js';
import { useForeseeing } from '../parts/form/foreseeing.js';
import type { Kind } from '../parts/matches/part.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { correctable } from './correctable.js';
import { type Change, changesIn, gameText, linesOf } from './foreseen-game.js';
import { type Entered, GameResult, type Level, type Told, type Winner, told } from './game-result.js';

type Match = Schemas['MatchDto'];
type Entry = Match['games'][number];

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

const WINNERS: readonly Winner[] = ['white', 'black', 'never'];

function enteredIn({ result }: Entry, levels: readonly Level[]): Entered {
  if (result === null) return { winner: 'never', level: null, cube: 1, turned: false };
  const { winner, kind, cube, by } = result;
  // What both settled for is no kind of win; where checkers are counted, the entry does not tell how many were left.
  return {
    winner,
    level: by !== 'settlement' && kind !== null && levels.includes(kind) ? kind : null,
    cube,
    turned: kind !== 'single',
  };
}

/** What kind a tournament is: a preview names the parts of each kind otherwise. */
async function kindOf(id: string): Promise<Kind> {
  return (await answerOf(club.GET('/v1/tournaments/{id}', { params: { path: { id } } }))).format.kind;
}

interface RightResultProps extends CorrectGameProps {
  /** As it was when the director chose it. */
  readonly game: Entry;
  readonly onDone: () => void;
}

function RightResult({ match, game, reload, onDone }: RightResultProps) {
  const { id, version, levels } = match;
  const names = { white: match.white.name, black: match.black.name };
  const [entered, setEntered] = useState(() => enteredIn(game, levels));
  const { foreseen, looking, doing, look, go, forget } = useForeseeing<Told | null, Change>(
    { version, reload, linesOf: (affected) => linesOf(affected, match) },
    async (result, sending, query) => {
      const { data, ...answer } = await club.POST('/v1/matches/{id}/games/{gameId}/correction', {
        ...sending,
        params: { path: { id, gameId: game.id }, query },
        body: { result, reason: t('match.correct-reason') },
      });
      if (data === undefined) return answer;
      const night = data.applied ? null : data.tournament;
      return { ...answer, data: { affected: changesIn(data, night === null ? undefined : await kindOf(night.id)) } };
    },
  );
  const enter = (more: Partial<Entered>): void => {
    forget();
    setEntered({ ...entered, ...more });
  };
  const result = told(entered, match);
  const lines = foreseen === null ? null : linesOf(foreseen.affected, match);
  return (
    <div class="stack">
      <p class="quiet">{t('game.recorded', { result: gameText(game.result, names) })}</p>
      <GameResult match={match} entered={entered} winners={WINNERS} disabled={doing.isBusy} onEnter={enter} />
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
