import { Injectable } from '@nestjs/common';
import {
  type OpenedTournament,
  type Pairing,
  type Strength,
  type ToldResult,
  type TournamentCommand,
  milliseconds,
  pairingsOf,
  sideOf,
} from '../../domain/index.js';
import { ApplicationError, notFound, requestInvalid } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answer.js';
import { type Call, checkVersion } from '../../platform/http/call.js';
import { IdSource } from '../../platform/ids/id-source.js';
import type { Caller } from '../../recording/gate.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { requirePart, requireStaff } from '../auth/index.js';
import {
  type AnswerBeside,
  type CancelPenaltyDto,
  CorrectionsService,
  type CorrectLengthDto,
  type GivePenaltyDto,
  MatchesService,
} from '../matches/index.js';
import { chosenPairings } from './chosen-pairings.js';
import { affectedBy, foreseen } from './affected.js';
import type { ChallengeDto, PairingCorrectionDto, PairingQuery, PairingReportDto } from './dto/pairing.dto.js';
import { pairingId } from './pairing-id.js';
import type { TournamentChange } from './tournament-changes.js';
import type { AfterMatch } from './tournament-companion.js';
import { TournamentStream } from './tournament-stream.js';
import { type Names, PairingViews, besideOf, tournamentView } from './tournament.mapper.js';
import { type PersonRow, TournamentsRepository, type TournamentRow } from './tournaments.repository.js';
import { TournamentsService, freshSeed } from './tournaments.service.js';

const START_RATING = 1_500;
const NOBODY_CAME: ToldResult = { winner: null, by: 'no-show', score: null };

interface RowWithPeople extends TournamentRow {
  readonly people: readonly PersonRow[] | null;
}

/** Draws, rounds, pairings and their results. */
@Injectable()
export class PairingsService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly tournaments: TournamentsService,
    private readonly matches: MatchesService,
    private readonly corrections: CorrectionsService,
    private readonly repository: TournamentsRepository,
    private readonly rules: RulesService,
    private readonly ids: IdSource,
  ) {}

  async draw(call: Call, id: string, seed: string | undefined): Promise<Answer> {
    return this.stream.change<RowWithPeople>(call, id, this.repository.withPeople(id, []), {
      decide: (state, { now }, row) =>
        this.rules.decidePairing(state, {
          type: 'Draw',
          seed: seed ?? freshSeed(),
          standings: standingsOf(row.people ?? []),
          at: milliseconds(now.getTime()),
        }),
      answer: ({ state, version }, row) =>
        found(tournamentView(state, version, row.names ?? {}, 'staff'), version, besideOf(row.names, 'staff')),
    });
  }

  async nextRound(call: Call, id: string, seed: string | undefined): Promise<Answer> {
    return this.stream.change<TournamentRow>(call, id, this.repository.byId(id), {
      decide: (state, { now }) =>
        this.rules.decidePairing(state, {
          type: 'PairRound',
          seed: seed ?? freshSeed(),
          at: milliseconds(now.getTime()),
        }),
      answer: ({ state, version }, row) =>
        found(tournamentView(state, version, row.names ?? {}, 'staff'), version, besideOf(row.names, 'staff')),
    });
  }

  async list(call: Call, id: string, query: PairingQuery): Promise<Answer> {
    const { state, version, names } = await this.tournaments.read(call, id);
    if (state.status === 'not-opened') throw notFound('tournament', id);
    const views = new PairingViews(state, names ?? {});
    const items = chosenPairings(state, query).map((pairing) => views.view(pairing));
    return found({ items, nextCursor: null }, version, besideOf(names));
  }

  async view(call: Call, id: string, pid: string): Promise<Answer> {
    const { state, version, names } = await this.tournaments.read(call, id);
    if (state.status === 'not-opened') throw notFound('tournament', id);
    return found(new PairingViews(state, names ?? {}).view(pairingFor(state, pid)), version, besideOf(names));
  }

  /** The match owns the score: it is told, and takes the tournament with it. */
  async report(call: Call, id: string, pid: string, { score, winner, by }: PairingReportDto): Promise<Answer> {
    if (by === 'no-show') return this.noShow(call, id, pid, score !== undefined || winner !== undefined);
    const asked = { ...(score && { score }), ...(winner && { winner }), ...(by && { by }) };
    return this.throughMatch(call, id, pid, (inMatch, matchId, answered) =>
      this.matches.reportFor(inMatch, matchId, asked, answered),
    );
  }

  /** Neither came: nobody has won, so that the match is given up and has no result. */
  private async noShow(call: Call, id: string, pid: string, saysMore: boolean): Promise<Answer> {
    if (saysMore) throw requestInvalid([{ pointer: '', message: 'send no-show without score and winner' }]);
    return this.onPairing(
      call,
      id,
      pid,
      (pairing, _by, at) => ({
        type: 'RecordResult',
        pairing,
        result: NOBODY_CAME,
        source: 'staff',
        at: milliseconds(at),
      }),
      (caller) => requireStaff(caller, 'say that neither came'),
    );
  }

  /** Something that happens in the match of a pairing, answered with the pairing. */
  private async throughMatch(
    call: Call,
    id: string,
    pid: string,
    act: (inMatch: Call, matchId: string, answered: AnswerBeside) => Promise<Answer>,
  ): Promise<Answer> {
    const read = call.isDryRun ? this.repository.byId(id) : this.repository.withoutNames(id);
    const { state, version: present, names: all } = await this.tournaments.read(call, id, read);
    if (state.status === 'not-opened') throw notFound('tournament', id);
    const pairing = pairingFor(state, pid);
    const match = state.matches[pairing.key];
    if (match === undefined) throw this.whyNoMatch(state, pairing);
    // The version that callers know of a pairing is the tournament's, not the match's.
    return act({ ...call, expectedVersion: null }, match.matchId, ({ events }, after, names) => {
      // It was so already.
      if (events.length === 0 && call.isDryRun) return found({ affected: [], applied: false }, present);
      if (events.length === 0) return found(new PairingViews(state, names).view(pairing), present, besideOf(names));
      // Taken out of the tournament since it was read: nothing of this could be written.
      if (after === null)
        throw new ApplicationError('series.changed', 'Others play in this pairing now. Read it again.');
      const { change, row, pairing: key } = after as AfterMatch;
      checkVersion(call, row.version);
      if (call.isDryRun) return foreseen(change, row, all ?? names);
      return this.pairingAnswer(change, names, key);
    });
  }

  /** The refusal where a pairing has no match: it waits, is a bye, or was decided without one. */
  private whyNoMatch(state: OpenedTournament, { key: pairing }: Pairing): ApplicationError {
    const at = milliseconds(state.openedAt);
    const decision = this.rules.decideTournament(state, {
      type: 'RecordResult',
      pairing,
      result: NOBODY_CAME,
      source: 'staff',
      at,
    });
    if (decision.ok) throw new Error(`the pairing ${pairing} could be played and has no match`);
    return refusal(decision.error);
  }

  async confirm(call: Call, id: string, pid: string): Promise<Answer> {
    return this.onPairing(call, id, pid, (pairing, by, at) => ({
      type: 'ConfirmResult',
      pairing,
      by,
      at: milliseconds(at),
    }));
  }

  async object(call: Call, id: string, pid: string, reason: string | null): Promise<Answer> {
    return this.onPairing(call, id, pid, (pairing, by, at) => ({
      type: 'ObjectToResult',
      pairing,
      by,
      reason,
      at: milliseconds(at),
    }));
  }

  async assignTable(call: Call, id: string, pid: string, table: string | null): Promise<Answer> {
    return this.onPairing(call, id, pid, (pairing) => ({ type: 'AssignTable', pairing, table }));
  }

  async penalty(call: Call, id: string, pid: string, asked: GivePenaltyDto): Promise<Answer> {
    return this.throughMatch(call, id, pid, (inMatch, matchId, answered) =>
      this.matches.penalize(inMatch, matchId, asked, answered),
    );
  }

  async cancelPenalty(call: Call, id: string, pid: string, penalty: number, asked: CancelPenaltyDto): Promise<Answer> {
    return this.throughMatch(call, id, pid, (inMatch, matchId, answered) =>
      this.corrections.cancelPenalty(inMatch, matchId, penalty, asked, answered),
    );
  }

  /** T43: of the match, if there is one already; it takes the tournament with it. */
  async correctLength(call: Call, id: string, pid: string, asked: CorrectLengthDto): Promise<Answer> {
    const { state } = await this.tournaments.read(call, id);
    if (state.status === 'not-opened') throw notFound('tournament', id);
    if (state.matches[pairingFor(state, pid).key] !== undefined) {
      return this.throughMatch(call, id, pid, (inMatch, matchId, answered) =>
        this.corrections.correctLength(inMatch, matchId, asked, answered),
      );
    }
    const { length, reason } = asked;
    return this.onPairing(call, id, pid, (pairing) => ({ type: 'CorrectLength', pairing, length, reason }));
  }

  async correct(call: Call, id: string, pid: string, asked: PairingCorrectionDto): Promise<Answer> {
    const told = toldResult(asked);
    return this.stream.change<TournamentRow>(call, id, this.repository.byId(id), {
      decide: (state, { now }) =>
        this.rules.decideTournament(state, {
          type: 'CorrectResult',
          pairing: pairingFor(state, pid).key,
          result: told,
          reason: asked.reason,
          at: milliseconds(now.getTime()),
        }),
      answer: ({ state, events, version }, row) =>
        found({ affected: affectedBy(row.state, state, events, row.names ?? {}), applied: true }, version),
    });
  }

  async challenge(call: Call, id: string, { challenger, challenged }: ChallengeDto): Promise<Answer> {
    const challengeId = this.ids.next();
    return this.stream.change<TournamentRow>(call, id, this.repository.byId(id), {
      permit: (state, { caller }) => {
        const entry = state.entries.find((each) => each.id === challenger);
        if (entry !== undefined) requirePart(caller, [entry.player]);
      },
      decide: (state, { now }) =>
        this.rules.decideTournament(state, {
          type: 'Challenge',
          challengeId,
          challenger: challenger.toLowerCase(),
          challenged: challenged.toLowerCase(),
          at: milliseconds(now.getTime()),
        }),
      answer: ({ state, version }, row) => {
        const pairing = pairingsOf(state).find(({ key }) => key.endsWith(`/${challengeId}`));
        if (pairing === undefined) throw new Error('a challenge makes a pairing');
        const view = new PairingViews(state, row.names ?? {}).view(pairing);
        return made(view, version, `/v1/tournaments/${id}/pairings/${view.id}`, besideOf(row.names));
      },
    });
  }

  private async onPairing(
    call: Call,
    id: string,
    pid: string,
    command: (key: string, by: 'white' | 'black' | 'staff', at: number) => TournamentCommand,
    permit: (caller: Caller) => void = () => {},
  ): Promise<Answer> {
    let key = '';
    return this.stream.change<TournamentRow>(call, id, this.repository.byId(id), {
      permit: (state, { caller }) => {
        requirePart(caller, playersIn(state, pairingFor(state, pid)));
        permit(caller);
      },
      decide: (state, { caller, now }) => {
        const pairing = pairingFor(state, pid);
        key = pairing.key;
        return this.rules.decideTournament(state, command(key, speakerOf(state, pairing, caller), now.getTime()));
      },
      answer: (change, row) => this.pairingAnswer(change, row.names ?? {}, key),
    });
  }

  private pairingAnswer({ state, version }: TournamentChange, names: Names, key: string): Answer {
    const pairing = pairingsOf(state).find((each) => each.key === key);
    if (pairing === undefined) throw new Error(`the pairing ${key} is gone`);
    return found(new PairingViews(state, names).view(pairing), version, besideOf(names));
  }
}

function pairingFor(state: OpenedTournament, pid: string): Pairing {
  const wanted = pid.toLowerCase();
  const pairing = pairingsOf(state).find(({ key }) => pairingId(state.id, key) === wanted);
  if (pairing === undefined) throw notFound('pairing', pid);
  return pairing;
}

function playersIn(state: OpenedTournament, pairing: Pairing): readonly string[] {
  return state.entries.flatMap(({ id, player }) => (sideOf(pairing, id) === null ? [] : [player]));
}

/** On whose behalf something is said about a pairing. */
function speakerOf(state: OpenedTournament, pairing: Pairing, caller: Caller): 'white' | 'black' | 'staff' {
  if (caller.role !== 'player') return 'staff';
  const entry = state.entries.find(
    ({ id, player }) => sideOf(pairing, id) !== null && caller.playerIds.includes(player),
  );
  return (entry === undefined ? null : sideOf(pairing, entry.id)) ?? 'staff';
}

/** T6: what is known of the entrants' strength. */
function standingsOf(people: readonly PersonRow[]): Readonly<Record<string, Strength>> {
  return Object.fromEntries(
    people.map(({ id, rating, experience }) => [id, { rating: rating ?? START_RATING, experience: experience ?? 0 }]),
  );
}

/** The right result as it is told; null: there is none yet. */
function toldResult({ score, winner, by }: PairingCorrectionDto): ToldResult | null {
  if (by === 'no-show') {
    if ((score ?? winner ?? null) === null) return NOBODY_CAME;
    throw requestInvalid([{ pointer: '', message: 'send no-show without score and winner' }]);
  }
  if (score !== undefined && score !== null) {
    if ((winner ?? null) !== null || (by ?? null) !== null) {
      throw requestInvalid([{ pointer: '', message: 'send either score, or winner together with by' }]);
    }
    const side = score.white > score.black ? 'white' : 'black';
    return { winner: side, by: 'reported', score: { white: score.white, black: score.black } };
  }
  if ((winner ?? null) === null && (by ?? null) === null) {
    if (score === undefined && winner === undefined) {
      throw requestInvalid([{ pointer: '', message: 'send score, or winner with by, or null for no result' }]);
    }
    return null;
  }
  if (winner === undefined || winner === null || by === undefined || by === null) {
    throw requestInvalid([{ pointer: '', message: 'send winner together with by' }]);
  }
  return { winner, by, score: null };
}
