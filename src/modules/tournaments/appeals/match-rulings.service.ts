import { Injectable } from '@nestjs/common';
import {
  type MatchRuling,
  type OpenedTournament,
  type RecordedAct,
  type Standing,
  type WrittenAct,
  type WrittenMatchEvent,
  appealAgainst,
  appealInMatch,
  isAppealable,
  isAppealableInMatch,
  matchEventOf,
  matchRulings,
  milliseconds,
  pairingOfMatch,
  peopleAt,
  peopleOf,
  standingsOfActs,
} from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import { notFound } from '../../../platform/http/application-error.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { LongWork } from '../../../platform/work/long-work.js';
import type { RecordedEvent } from '../../../recording/recording.js';
import { Recording } from '../../../recording/recording.js';
import { refusal } from '../../../rules/refusal.js';
import { Admission, requirePart } from '../../auth/index.js';
import type { AppealDto } from '../dto/acts.dto.js';
import type { MatchRulingDto, MatchRulingListDto } from '../dto/match-rulings.dto.js';
import { openedRow } from '../stream/opened-row.js';
import { TournamentStream } from '../stream/tournament-stream.js';
import type { MatchOfTournament, SentRow, TournamentRow } from '../tournament-rows.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { requireOwnEntry } from './own-entry.js';
import { actsOf, appealView, writeOf } from '../views/act-views.js';

/** The rulings in a match, with the records that they were found in. */
interface Found {
  readonly match: MatchOfTournament;
  readonly acts: readonly WrittenAct[];
  readonly rulings: readonly MatchRuling[];
}

/** Rulings of staff in a match of a tournament, and appeals against them (T48). */
@Injectable()
export class MatchRulingsService {
  constructor(
    private readonly stream: TournamentStream,
    private readonly repository: TournamentsRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly long: LongWork,
  ) {}

  async list(call: Call, id: string, matchId: string): Promise<Answer<MatchRulingListDto>> {
    const read = this.repository.byId(id);
    const { rows, caller } = await this.admission.admit<SentRow<TournamentRow>>(call, read);
    const { state, version } = openedRow(this.repository, read, rows, id);
    const match = await this.match(id, matchId);
    requirePart(caller, peopleIn(state, match), 'A player may read only the rulings in their own matches.');
    return this.long.onRecord(match.version, async () => {
      const known = await this.found(match, id, version);
      const standings = standingsOfActs(known.acts);
      const items = known.rulings.map((ruling) => rulingView(state, matchId, ruling, standings));
      return found({ entries: entriesIn(state, matchId), items }, version, match.version);
    });
  }

  appeal(
    call: Call,
    id: string,
    matchId: string,
    version: number,
    { entryId, reason }: AppealDto,
  ): Promise<Answer<MatchRulingDto>> {
    let meant: { readonly ruling: MatchRuling; readonly acts: readonly WrittenAct[] } | null = null;
    return this.stream.change(call, id, {
      permit: (state, caller) => requireOwnEntry(state, caller, entryId),
      command: async (_state, _asked, row) => {
        const { rulings, acts } = await this.found(await this.match(id, matchId), id, row.version);
        const ruling = rulings.find((each) => each.version === version);
        if (ruling === undefined) throw refusal({ code: 'ruling.not-found', params: { version } });
        meant = { ruling, acts };
        if (ruling.act !== null) return { type: 'Appeal', act: ruling.act.first, entryId, reason, acts };
        const { kind, game, isKept: counts } = ruling;
        const inside = { matchId, version: ruling.version, kind, game, counts };
        return { type: 'AppealInMatch', ruling: inside, entryId, reason, version: row.version + 1 };
      },
      answer: ({ state, version: now }) => {
        if (meant === null) throw new Error('an appeal is about a ruling that was found');
        return found(rulingView(state, matchId, meant.ruling, standingsOfActs(meant.acts)), now);
      },
    });
  }

  private async match(id: string, matchId: string): Promise<MatchOfTournament> {
    const [match] = await this.repository.matches([matchId]);
    if (match === undefined || match.tournament_id !== id) throw notFound('match', matchId);
    return match;
  }

  /** @param version of the tournament */
  private async found(match: MatchOfTournament, id: string, version: number): Promise<Found> {
    const record = (await this.recording.record(match.id, match.version)).map(writtenEvent);
    const acts = actsOf(await this.repository.recorded(id, version));
    // A player may have sent something under an id that a merge has replaced since.
    const people = await Promise.all(playersOf(match).map((player) => this.repository.allIdsOf(player)));
    return { match, acts, rulings: matchRulings({ matchId: match.id, record, acts, players: people.flat() }) };
  }
}

function writtenEvent(recorded: RecordedEvent): WrittenMatchEvent {
  const { version, actor, recordedAt } = recorded;
  const at = milliseconds(recordedAt.getTime());
  return { version, event: matchEventOf(recorded), write: writeOf(recorded), actor, at };
}

function playersOf({ state }: MatchOfTournament): readonly string[] {
  if (state.status === 'not-opened') return [];
  const { white, black } = peopleAt(state);
  return [...white, ...black];
}

/** Those who play the match, and the teams for which they do. */
function peopleIn(state: OpenedTournament, match: MatchOfTournament): readonly string[] {
  const entries = idsIn(entriesIn(state, match.id));
  return [...playersOf(match), ...state.entries.filter(({ id }) => entries.includes(id)).flatMap(peopleOf)];
}

/** The entries of the match, as long as it is part of the tournament. */
function entriesIn(state: OpenedTournament, matchId: string): MatchRulingListDto['entries'] {
  const { players } = state.matches[pairingOfMatch(state, matchId) ?? ''] ?? {};
  return players === undefined ? null : { white: players.white, black: players.black };
}

function idsIn(entries: MatchRulingListDto['entries']): readonly string[] {
  return entries === null ? [] : [entries.white, entries.black];
}

function rulingView(
  state: OpenedTournament,
  matchId: string,
  ruling: MatchRuling,
  standings: ReadonlyMap<RecordedAct, Standing>,
): MatchRulingDto {
  const { version, kind, game, reason, actor } = ruling;
  return {
    version,
    act: ruling.act?.first ?? null,
    kind,
    game,
    reason,
    at: new Date(ruling.at).toISOString(),
    actor,
    ...(ruling.act === null ? insideView(state, matchId, ruling) : actView(state, ruling, standings)),
  };
}

type Appealed = Pick<MatchRulingDto, 'entryIds' | 'undone' | 'appealable' | 'appeal'>;

function insideView(
  state: OpenedTournament,
  matchId: string,
  { version, kind, game, isKept: counts }: Extract<MatchRuling, { act: null }>,
): Appealed {
  const ruling = { matchId, version, kind, game, counts };
  return {
    entryIds: idsIn(entriesIn(state, matchId)),
    undone: !counts,
    appealable: isAppealableInMatch(state, ruling),
    appeal: appealView(appealInMatch(state, ruling)),
  };
}

function actView(
  state: OpenedTournament,
  { act, about }: Exclude<MatchRuling, { act: null }>,
  standings: ReadonlyMap<RecordedAct, Standing>,
): Appealed {
  const standing = standings.get(act) ?? 'undone';
  return {
    entryIds: about,
    undone: standing === 'undone',
    appealable: isAppealable(state, act, { about, standing }),
    appeal: appealView(appealAgainst(state, act.first)),
  };
}
