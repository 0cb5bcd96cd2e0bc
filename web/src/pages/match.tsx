/** A match on the board: to play, to watch, and to look through afterwards. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { useAct } from '../act.js';
import { Board } from '../board/Board.js';
import { HalfPlay } from '../board/half-play.js';
import { type BoardFacts, type Side, opponentOf } from '../board/view.js';
import { Actions, type Game, senderOf, unlessDone } from '../match/actions.js';
import { type Names, momentText, wayText } from '../match/moment.js';
import type { Replay } from '../match/replay.js';
import { Acting } from '../match/acting.js';
import { useKeptPlace } from '../match/kept-place.js';
import { Loaded } from '../parts/page/loaded.js';
import { Name, Shown } from '../parts/page/shown.js';
import { useTitle } from '../parts/page/frame.js';
import type { PageProps } from '../page.js';
import { club, isMe, isStaff } from '../session.js';
import { type Word, t, withWords } from '../texts/index.js';
import { useView } from '../view.js';

// Few matches have one.
const loadClock = withWords(['beside'], () => import('../match/clock.js'));
// Few scores have points in them that no game has given.
const loadPenaltyPoints = withWords(['beside'], () => import('../match/penalty-points.js'));
// Those who play need no replay; it comes when it is asked for.
const loadReplay = withWords(['beside'], () => import('../match/replay.js'));
// Who looks at a game needs nothing of what its players may enter beside it.
const loadBetween = withWords(['beside', 'own'], () => import('../match/beside-board.js'));
// Few results wait for the opponent's word, or were denied.
const loadReported = withWords(['beside', 'own'], () => import('../match/reported.js'));
// Looked for where something was entered wrongly.
const loadMend = withWords(['beside'], () => import('../match/mend.js'));

type Match = Schemas['MatchDto'];
type Plays = Pick<Schemas['LegalPlaysDto'], 'plays'>;

interface Shown {
  readonly match: Match;
  readonly game: Game | null;
  readonly plays: Plays | null;
}

/** The match, its open game or the last one, and what can be played. */
async function loaded(id: string): Promise<Shown> {
  const match = await answerOf(club.GET('/v1/matches/{id}', { params: { path: { id } } }));
  const { white, black } = match;
  if (white.name === black.name) {
    // Two of one name are told apart by their sides.
    white.name += ` (${t('board.white')})`;
    black.name += ` (${t('board.black')})`;
  }
  const shown = match.currentGameId ?? match.games.at(-1)?.id ?? null;
  if (shown === null) return { match, game: null, plays: null };
  const params = { params: { path: { id: shown } } };
  const game = (await answerOf(club.GET('/v1/games/{id}', params))) as Game;
  if (game.phase !== 'play') return { match, game, plays: null };
  // Where the play has been made meanwhile none is asked for, and the page hears of it.
  const plays = await unlessDone(
    answerOf(club.GET('/v1/games/{id}/legal-plays', params)),
    'game.wrong-phase',
    'game.finished',
  );
  return { match, game, plays };
}

export default function MatchPage({ id }: PageProps) {
  const view = useView(`match ${id}`, [`match:${id}`], () => loaded(id), {
    versionOf: ({ match }) => match.version,
  });
  return (
    <Shown view={view} whole>
      {(shown) => <Table {...shown} reload={view.reload} />}
    </Shown>
  );
}

interface TableProps extends Shown {
  readonly reload: () => Promise<void>;
}

/** Whether the reader sits there, alone or with others. */
function isOwn({ playerId, players = [] }: Match['white']): boolean {
  return [playerId, ...players.map((person) => person.playerId)].some(isMe);
}

/** The sides for which the reader may act: their own, or both for those who write down what others play. */
function sidesOf(match: Match): readonly Side[] {
  return (['white', 'black'] as const).filter((side) => isStaff() || isOwn(match[side]));
}

function Table({ match, game, plays, reload }: TableProps) {
  useTitle(`${match.white.name} – ${match.black.name}`);
  const sides = sidesOf(match);
  const { tournamentId } = match;
  // What ended at the board needs no word of the opponent.
  const mayBeReported = match.status === 'open' ? sides.length > 0 : match.by !== 'play';
  const names: Names = { white: match.white.name, black: match.black.name };
  const own = sides.length === 1 ? (sides[0] ?? null) : null;
  const [turned, setTurned] = useState(false);
  const seat: Side = turned ? opponentOf(own ?? 'white') : (own ?? 'white');
  const [looking, setLooking] = useState(false);
  const [Past, setPast] = useState<typeof Replay | null>(null);
  const lookBack = async (): Promise<void> => {
    const past = await loadReplay();
    setPast(() => past.Replay);
    setLooking(!looking);
  };
  // Whose turn it becomes does not go on looking at what is past.
  useEffect(() => {
    if (own !== null && game?.toAct !== opponentOf(own)) setLooking(false);
  }, [game?.id, game?.toAct]);
  return (
    <div {...useKeptPlace()} class="match-page stack">
      <Score match={match} game={game} seat={seat} reload={reload} />
      {tournamentId !== null && mayBeReported && (
        <Loaded
          load={loadReported}
          given={{ match, tournamentId, isOwn: isOwn(match.white) || isOwn(match.black) }}
          quiet
        />
      )}
      {game === null || game.position === null ? (
        match.status === 'open' && <p class="quiet">{t('match.no-moves')}</p>
      ) : (
        <>
          {looking && Past !== null && (
            <Past facts={match.board} game={game} games={match.games} seat={seat} names={names} />
          )}
          {/* A play that is half made stays so behind what is looked at. */}
          <div hidden={looking}>
            <Live
              facts={match.board}
              game={game}
              plays={plays}
              seat={seat}
              sides={sides}
              names={names}
              reload={reload}
            />
          </div>
        </>
      )}
      {(match.currentGameId === null || sides.length > 0) && (
        <Loaded load={loadBetween} given={{ match, sides, reload }} quiet />
      )}
      {match.status !== 'open' && own !== null && (
        <a class="button main" href="/me">
          {t('nav.me')}
        </a>
      )}
      {game?.position && (
        <div class="row">
          <button type="button" onClick={() => setTurned(!turned)}>
            {t('match.turn')}
          </button>
          <button type="button" aria-pressed={looking} onClick={() => void lookBack()}>
            {t('match.look-back')}
          </button>
        </div>
      )}
      <Games match={match} />
    </div>
  );
}

/** Ends of a match that its points say already. */
const AT_A_BOARD: readonly string[] = ['play', 'reported'];

interface ScoreProps extends Pick<TableProps, 'match' | 'game' | 'reload'> {
  readonly seat: Side;
}

/** Names, score, what is played for, clocks; the reader's side below. */
function Score({ match, game, seat, reload }: ScoreProps) {
  return (
    <header class="match-score">
      <h1 class="unseen">{`${match.white.name} – ${match.black.name}`}</h1>
      {[opponentOf(seat), seat].map((side) => (
        <div key={side} class={game?.toAct === side ? 'line seat to-act' : 'line seat'}>
          <span class={`disc ${side}`} aria-hidden="true" />
          <Name>{match[side].name}</Name>
          {game?.pips && (
            <span class="quiet small pips">
              {t(game.pips[side] === 1 ? 'match.pips-one' : 'match.pips', { pips: game.pips[side] })}
            </span>
          )}
          {game?.clock && (
            <Loaded load={loadClock} given={{ clock: game.clock, side, onOver: () => void reload() }} quiet />
          )}
          <b class="number points">{match[side].score}</b>
        </div>
      ))}
      <p class="quiet small">
        {match.format.kind === 'points' ? t('match.length', { length: match.format.length }) : t('match.money')}
        {'jacoby' in match.rules &&
          ` · ${t(match.rules.jacoby ? 'match.jacoby' : 'match.no-jacoby')} · ${t(match.rules.beavers === 0 ? 'match.no-beavers' : 'match.beavers')}`}
        {match.crawford === 'now' && match.status === 'open' && ` · ${t('match.crawford')}`}
        {match.winner && ` · ${t('match.won', { name: match[match.winner].name })}`}
        {match.by !== null && !AT_A_BOARD.includes(match.by) && `, ${t(`by.${match.by}` as Word)}`}
      </p>
      {match.penalties.length > 0 && <Loaded load={loadPenaltyPoints} given={{ match }} quiet />}
    </header>
  );
}

interface LiveProps {
  readonly facts: BoardFacts;
  readonly game: Game;
  readonly plays: Plays | null;
  readonly seat: Side;
  readonly sides: readonly Side[];
  readonly names: Names;
  readonly reload: () => Promise<void>;
}

/** The board as it stands, and what the reader may do. */
function Live({ facts, game, plays, seat, sides, names, reload }: LiveProps) {
  // What can be touched before the page shows what came of an act is past.
  const act = useAct(reload);
  // Whoever writes for both sides acts for the one that has to decide: a resignation is answered before it is withdrawn.
  const actor =
    sides.find((side) => side === game.toAct) ??
    sides.find((side) => game.actionsBySide[side].some((action) => action !== 'resign')) ??
    sides[0] ??
    null;
  const blank = useMemo(() => {
    const { position, dice, onRoll } = game;
    if (position === null || dice === null || onRoll === null || plays === null || onRoll !== actor) return null;
    return HalfPlay.of(position, onRoll, facts, dice, plays.plays);
    // A play that is being made stays, whatever else of the match changes meanwhile.
  }, [game.id, actor, JSON.stringify([game.dice, game.onRoll, game.position])]);
  const [play, setPlay] = useState<HalfPlay | null>(null);
  useEffect(() => setPlay(null), [blank]);
  // What was refused in one game is no word on the next one.
  useEffect(act.forget, [game.id]);
  const onPlay = (next: HalfPlay | null): void => {
    act.forget();
    setPlay(next);
  };
  const present = play ?? blank;
  const send = actor === null ? null : senderOf(act, game, actor);
  if (game.position === null) return null;
  return (
    <div class="stack">
      <p class="moment" role="status">
        {momentText(game, names)}
      </p>
      <Board
        position={game.position}
        facts={facts}
        seat={seat}
        label={momentText(game, names)}
        dice={game.dice}
        onRoll={game.onRoll}
        cube={game.cube}
        play={game.phase === 'play' ? present : null}
        onPlay={onPlay}
      />
      {send !== null && actor !== null && game.status === 'open' && (
        <Actions game={game} side={actor} act={act} play={present} onPlay={onPlay} names={names} send={send} />
      )}
      <Acting act={act} />
      {send !== null && <Loaded load={loadMend} given={{ game, sides, act, send }} quiet />}
    </div>
  );
}

function Games({ match }: { match: Match }) {
  const done = match.games.flatMap(({ result, ...game }) => (result === null ? [] : [{ ...result, ...game }]));
  if (done.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t('match.games')}</h2>
      <ol class="list">
        {done.map((game) => (
          <li key={game.id} class="line">
            <span class="quiet">{game.number}</span>
            {game.winner && <Name>{match[game.winner].name}</Name>}
            <span class="push quiet small">
              {!game.counts ? t('moment.annulled') : game.winner ? wayText(game) : t('moment.drawn')}
            </span>
            <span class="number">{game.points}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
