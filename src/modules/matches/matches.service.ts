import { Injectable } from '@nestjs/common';
import { SIDES, milliseconds, peopleAt } from '../../domain/index.js';
import { firstRow, notFound, requestInvalid } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { namedFields } from '../../platform/http/forms/form.js';
import { type ListQuery, idCursors, numberedCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { awaitedEvents, eventList } from '../../recording/event-list.js';
import { StreamWatch } from '../../recording/following/stream-watch.js';
import type { Recipient } from '../../platform/http/answers/recipient.js';
import type { Admitted } from '../../recording/handle.js';
import { Recording } from '../../recording/recording.js';
import { RulesService } from '../../rules/rules.service.js';
import { acceptedValue, refusal } from '../../rules/refusal.js';
import { askedResult } from './asked-result.js';
import { Admission, requireConcession, requirePart } from '../auth/index.js';
import { ClubFacts } from '../club/index.js';
import {
  type EndedSeriesRow,
  type EventListQuery,
  type GameDto,
  type ListedSeriesRow,
  MATCH_SERIES,
  type MatchEventListDto,
  type PlayedSeriesRow,
  type SeatedRow,
  SeriesRepository,
  SeriesService,
  type SeriesWithGamesRow,
  type Target,
  type Work,
  checkNumber,
  checkSeated,
  gameView,
  inPresentForm,
  isPublic,
  standingAs,
} from '../games/index.js';
import { clockCommand } from './clock-commands.js';
import { affectedViews, correctionAnswer } from './correction.mapper.js';
import type { AnswerBeside } from './corrections.service.js';
import type { CorrectionDto } from './dto/affected.dto.js';
import type { ClockActDto } from './dto/clock-acts.dto.js';
import type { GivePenaltyDto } from './dto/directors-acts.dto.js';
import type { LedgerDto } from './dto/ledger.dto.js';
import type { CreateMatchDto, MatchDto, MatchListDto } from './dto/match.dto.js';
import type { MatchResultDto, StartGameDto } from './dto/result.dto.js';
import type { MatchListQuery } from './dto/match-list.dto.js';
import { ledgerView } from './ledger.mapper.js';
import { foundMatch, listedMatchView, madeMatch, matchViewAfter, matchViewOf } from './match.mapper.js';

const MINUTE = 60_000;
const LATENESS_REASONS = {
  'within-grace': { message: 'is within the five minutes of grace (T20)', rule: 'min', limit: 5 },
} as const;
const CURSORS = idCursors('matches');
const CURSORS_BY_PLAY = numberedCursors<PlayedSeriesRow>('matches-by-play', ({ played, id }) => ({
  number: played,
  id,
}));
const CURSORS_BY_END = numberedCursors<EndedSeriesRow>('matches-by-end', ({ ended, id }) => ({ number: ended, id }));

/** Matches to N points and money sessions: opening them, their games one after another, slips, and what was recorded. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly series: SeriesService,
    private readonly repository: SeriesRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly watch: StreamWatch,
    private readonly rules: RulesService,
    private readonly club: ClubFacts,
    private readonly ids: IdSource,
  ) {}

  async open(call: Call, asked: CreateMatchDto): Promise<Answer<MatchDto>> {
    const matchId = this.ids.next();
    return this.series.open(call, {
      kind: MATCH_SERIES,
      id: matchId,
      read: this.repository.players([asked.white, asked.black]),
      decide: async ({ caller, rows, now }: Admitted<SeatedRow>) => {
        requirePart(caller, [asked.white, asked.black]);
        const variant = acceptedValue(this.rules.variant(asked.variant));
        const decision = this.rules.decide(MATCH_SERIES.notOpened, {
          type: 'OpenMatch',
          matchId,
          players: { white: asked.white, black: asked.black },
          format: await this.inCurrency(asked.format),
          variant,
          dice: asked.dice,
          rules: namedFields(asked.rules ?? {}),
          at: milliseconds(now.getTime()),
        });
        const events = acceptedValue(decision);
        const seated = new Map(rows.map((row) => [row.id, row]));
        for (const side of SIDES) {
          checkSeated(seated.get(asked[side]), asked[side], `/${side}`, 'start a match');
        }
        return {
          events,
          seated: rows,
          beside: Object.fromEntries(rows.map(({ id, name }) => [id, name])),
        };
      },
      answer: (changed, names) => madeMatch(matchViewAfter(changed, { names })),
    });
  }

  /** Money is in the currency of the club where none is named. */
  private async inCurrency(format: CreateMatchDto['format']): Promise<CreateMatchDto['format']> {
    if (format.kind !== 'money') return format;
    const currency = await this.club.currencyFor(format.currency);
    return currency === undefined ? format : { ...format, currency };
  }

  async view(call: Call, matchId: string): Promise<Answer<MatchDto>> {
    const { row, now } = await this.read(call, matchId);
    return foundMatch(matchViewOf(row, now));
  }

  async list(call: Call, asked: MatchListQuery): Promise<Answer<MatchListDto>> {
    const { status = null, playerId = null, tournament, order, cursor, limit } = asked;
    const chosen = { status, playerId, isOutside: tournament === 'none', limit };
    if (order === 'ended') {
      const read = this.repository.endedLast({ ...chosen, before: CURSORS_BY_END.placeIn(cursor) });
      const { rows, now } = await this.admission.admit<EndedSeriesRow>(call, read);
      return found(pageOf(rows, limit, (row) => listedMatchView(row, now), CURSORS_BY_END.of));
    }
    const read = this.repository.list({ ...chosen, before: CURSORS.placeIn(cursor) });
    const { rows, now } = await this.admission.admit<ListedSeriesRow>(call, read);
    return found(pageOf(rows, limit, (row) => listedMatchView(row, now), CURSORS.of));
  }

  /** The matches of one person, who has to exist, the one that was played last first. */
  async listOfPlayer(call: Call, playerId: string, { cursor, limit }: ListQuery): Promise<Answer<MatchListDto>> {
    const place = CURSORS_BY_PLAY.placeIn(cursor);
    const known = await this.admission.admit<SeatedRow>(call, this.repository.players([playerId]));
    if (known.rows.length === 0) throw notFound('player', playerId);
    const read = this.repository.playedBy(playerId, place, limit);
    const { rows, now } = await this.admission.admit<PlayedSeriesRow>(call, read);
    return found(pageOf(rows, limit, (row) => listedMatchView(row, now), CURSORS_BY_PLAY.of));
  }

  /** The next game to be played, or a finished one of which only the result is known. */
  async startGame(call: Call, matchId: string, { result, number }: StartGameDto): Promise<Answer<GameDto>> {
    const gameId = this.ids.next();
    return this.series.change<SeriesWithGamesRow, GameDto>(call, this.target(matchId), {
      decide: (row, { at }) => {
        if (row.state.status === 'open') checkNumber(number, row.state.games);
        return this.rules.decide(
          row.state,
          result === undefined
            ? { type: 'StartGame', gameId, at }
            : { type: 'ReportGame', gameId, result: askedResult(result), at },
        );
      },
      answer: (row, { state, version, finalViews, at }) => {
        const open = state.status === 'open' ? state.game : null;
        const now = milliseconds(at.getTime());
        const reported = finalViews.get(gameId);
        const path = `/v1/games/${gameId}`;
        if (open !== null && state.status === 'open') {
          return made(gameView(open, { seriesId: row.id, version, match: state, now }), version, path);
        }
        if (reported === undefined) throw new Error(`the game ${gameId} was started and is not open`);
        return made(standingAs(reported, null), version, path);
      },
    });
  }

  /** A paper slip, or the decision that ends the match. */
  async report(call: Call, matchId: string, asked: MatchResultDto): Promise<Answer<MatchDto>> {
    return this.reportFor(call, matchId, asked, changedMatch);
  }

  /** The same, with the answer of the tournament in which the match is played. */
  async reportFor<Body>(
    call: Call,
    matchId: string,
    asked: MatchResultDto,
    answer: AnswerBeside<Body>,
  ): Promise<Answer<Body>> {
    const { score, winner, by } = asked;
    if ((score === undefined) === (winner === undefined) || (winner === undefined) !== (by === undefined)) {
      const message = 'send either score, or winner together with by';
      throw requestInvalid([{ pointer: '', message, rule: 'combination', limit: ['score', 'winner', 'by'] }]);
    }
    return this.series.change<SeriesWithGamesRow, Body>(call, this.target(matchId), {
      permit: ({ state }, caller) => {
        if (winner === undefined || by === undefined || state.status === 'not-opened') return;
        requireConcession(caller, peopleAt(state), { winner, by });
      },
      decide: (row, { at }) => {
        if (score !== undefined) {
          const { white, black } = score;
          return this.rules.decide(row.state, { type: 'ReportScore', score: { white, black }, at });
        }
        if (winner === undefined || by === undefined) throw new Error('checked above');
        return this.rules.decide(row.state, { type: 'EndMatch', winner, by, at });
      },
      answer,
    });
  }

  /** Points for the opponent of a late player (T20–T22). */
  async penalize(call: Call, matchId: string, asked: GivePenaltyDto): Promise<Answer<MatchDto | CorrectionDto>> {
    return this.series.change<SeriesWithGamesRow, MatchDto | CorrectionDto>(call, this.target(matchId), {
      decide: this.penalty(asked),
      tellsTournament: call.isDryRun,
      answer: (...answered) => {
        const [row, changed] = answered;
        if (!call.isDryRun) return changedMatch(...answered);
        const affected = affectedViews(this.rules.affectedMatch(row.state, changed.state), row);
        return correctionAnswer(call, affected, answered);
      },
    });
  }

  /** The same, with the answer of the tournament in which the match is played. */
  async penalizeFor<Body>(
    call: Call,
    matchId: string,
    asked: GivePenaltyDto,
    answer: AnswerBeside<Body>,
  ): Promise<Answer<Body>> {
    return this.series.change<SeriesWithGamesRow, Body>(call, this.target(matchId), {
      decide: this.penalty(asked),
      answer,
    });
  }

  private penalty(asked: GivePenaltyDto): Work<SeriesWithGamesRow, unknown>['decide'] {
    const { to, reason, number } = asked;
    const points = this.penaltyPoints(asked);
    return (row, { at }) => {
      if (row.state.status === 'open') checkNumber(number, row.state.penalties?.length ?? 0, 'penalty');
      return this.rules.decide(row.state, { type: 'AddPenalty', to, points, reason, at });
    };
  }

  /** Ends a money session, between two games. */
  async close(call: Call, matchId: string): Promise<Answer<MatchDto>> {
    return this.series.change<SeriesWithGamesRow, MatchDto>(call, this.target(matchId), {
      decide: (row, { at }) => this.rules.decide(row.state, { type: 'CloseSession', at }),
      answer: changedMatch,
    });
  }

  /** What a director does with the clock. */
  async clock(call: Call, matchId: string, asked: ClockActDto): Promise<Answer<MatchDto>> {
    return this.series.change<SeriesWithGamesRow, MatchDto>(call, this.target(matchId), {
      decide: (row, { at }) => {
        const decision = this.rules.decide(row.state, clockCommand(asked, at));
        // The options of this body stand at its top.
        if (!decision.ok) throw refusal(decision.error, null, '');
        return decision;
      },
      answer: changedMatch,
    });
  }

  /** Who owes whom in a money session. */
  async ledger(call: Call, matchId: string): Promise<Answer<LedgerDto>> {
    const { rows } = await this.admission.admit<SeriesWithGamesRow>(call, this.repository.byId(matchId));
    const row = firstRow(rows, 'match', matchId);
    return found(ledgerView(row), row.version, row.names);
  }

  /** The record of the match, oldest event first. */
  events(call: Call, matchId: string, page: EventListQuery, recipient: Recipient): Promise<Answer<MatchEventListDto>> {
    return awaitedEvents({ watch: this.watch, recipient }, matchId, page, async () => {
      await this.read(call, matchId);
      return eventList(this.recording, matchId, page, (event) => inPresentForm(MATCH_SERIES, event));
    });
  }

  /** The match for a reader; that of a public tournament also without a token. */
  private async read(call: Call, matchId: string): Promise<{ row: SeriesWithGamesRow; now: Date }> {
    const read = this.repository.byId(matchId);
    const { rows, now } = await this.admission.admitReader<SeriesWithGamesRow>(call, read, isPublic);
    const row = firstRow(rows, 'match', matchId);
    return { row, now };
  }

  /** The points that are named, or those of being so late (T20). */
  private penaltyPoints({ points, minutesLate }: GivePenaltyDto): number {
    if ((points === undefined) === (minutesLate === undefined)) {
      const limit = ['points', 'minutesLate'];
      throw requestInvalid([{ pointer: '', message: 'send either points or minutesLate', rule: 'combination', limit }]);
    }
    if (points !== undefined) return points;
    const decision = this.rules.decideLateness((minutesLate ?? 0) * MINUTE);
    if (!decision.ok) throw requestInvalid([{ pointer: '/minutesLate', ...LATENESS_REASONS[decision.error] }]);
    return decision.value;
  }

  private target(matchId: string): Target {
    return { read: this.repository.byId(matchId), thing: 'match', id: matchId };
  }
}

const changedMatch: AnswerBeside<MatchDto> = (row, changed) => foundMatch(matchViewAfter(changed, row));
