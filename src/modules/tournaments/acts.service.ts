import { Injectable } from '@nestjs/common';
import {
  type MergedPeople,
  type OpenedTournament,
  type RecordedAct,
  type WrittenAct,
  actSubjects,
  isTouchedSince,
  matchEventOf,
  openAppeals,
  pairingOfMatch,
  peopleOf,
  standingsOfActs,
  undoableIn,
} from '../../domain/index.js';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { type ListQuery, cursorsOf, pageOf } from '../../platform/http/list.js';
import { LongWork } from '../../platform/work/long-work.js';
import type { Slices } from '../../platform/work/slices.js';
import { Recording } from '../../recording/recording.js';
import type { ChangedTournament } from '../games/index.js';
import type { TournamentActDto, TournamentActListDto, UndoAnswerDto } from './dto/acts.dto.js';
import type { PairingCorrectionAnswerDto } from './dto/pairing.dto.js';
import type { TournamentDto } from './dto/tournament.dto.js';
import type { OpenedRow } from './stream/opened-row.js';
import { TournamentStream, wholeTournament } from './stream/tournament-stream.js';
import { TournamentsRepository } from './tournaments.repository.js';
import { TournamentsService } from './tournaments.service.js';
import { UndosAtOnce } from './undos-at-once.js';
import { aboutIn, actView, actsOf, subjectIn } from './views/act-views.js';
import { affectedBy } from './views/affected.js';
import { type Names, type PersonNow, besideOf, namesOfPeople } from './views/tournament.mapper.js';

const CURSORS = cursorsOf(
  'acts',
  ({ version }: TournamentActDto) => [String(version)],
  ([version]) => (/^\d{1,9}$/.test(version ?? '') ? Number(version) : null),
);

/** What was done in a tournament, and undoing it. */
@Injectable()
export class ActsService {
  private readonly atOnce = new UndosAtOnce();

  constructor(
    private readonly stream: TournamentStream,
    private readonly tournaments: TournamentsService,
    private readonly repository: TournamentsRepository,
    private readonly recording: Recording,
    private readonly long: LongWork,
  ) {}

  /** The acts, the last one first. */
  async list(call: Call, id: string, query: ListQuery): Promise<Answer<TournamentActListDto>> {
    const known = await this.tournaments.readInside(call, id);
    return this.long.onRecord(known.version, (slices) => this.page(known, id, query, slices));
  }

  private async page(
    { state, version }: Pick<OpenedRow, 'state' | 'version'>,
    id: string,
    { limit, cursor }: ListQuery,
    slices: Slices,
  ): Promise<Answer<TournamentActListDto>> {
    const before = CURSORS.placeIn(cursor) ?? Infinity;
    const acts = actsOf(await this.repository.recorded(id, version));
    await slices.pause();
    const standings = standingsOfActs(acts);
    await slices.pause();
    const rows = acts.filter(({ first }) => first < before).slice(-limit - 1);
    const people = await this.repository.people(peopleIn(acts));
    const names = namesOfPeople(people);
    const without = undoableIn(state, acts, mergedAmong(people));
    const free = new Map<RecordedAct, OpenedTournament>();
    for (const act of rows) {
      const wanted = without(act);
      if (wanted !== null) free.set(act, wanted);
      await slices.pause();
    }
    const undoable = new Set(await this.withoutPlaySince(id, free));
    const subjects = actSubjects(acts);
    await slices.pause();
    const items = rows.toReversed().map((act) => {
      const standing = { standing: standings.get(act) ?? 'undone', undoable: undoable.has(act) };
      return actView(state, act, aboutIn(state, subjectIn(subjects, act), names), standing);
    });
    return found(
      { ...pageOf(items, limit, (item) => item, CURSORS.of), openAppeals: openAppeals(state) },
      version,
      // Play in a match, a merge and a new name of people change it, and no version of the tournament.
      items.map(({ undoable: isOpen, replacement }) => [isOpen, replacement]),
    );
  }

  /**
   * The acts since which nothing has happened in the matches that they changed, and that would still be played without them. The
   * record of the tournament has no play in it. `free`: the acts with the tournament without each.
   */
  private async withoutPlaySince(
    id: string,
    free: ReadonlyMap<RecordedAct, OpenedTournament>,
  ): Promise<readonly RecordedAct[]> {
    const acts = [...free.keys()];
    const byVersion = new Map(acts.map((act) => [act.first, act]));
    const written = acts.length === 0 ? [] : await this.repository.writtenWith(id, [...byVersion.keys()]);
    const played = new Set<RecordedAct>();
    for (const { version, matchId, last, present } of written) {
      const act = byVersion.get(version);
      if (last >= present || act === undefined || played.has(act)) continue;
      const record = (await this.recording.record(matchId, present)).map(matchEventOf);
      const wanted = free.get(act);
      const isHeld = wanted === undefined || pairingOfMatch(wanted, matchId) !== null;
      if (isTouchedSince(record, last, isHeld)) played.add(act);
    }
    return acts.filter((act) => !played.has(act));
  }

  undo(call: Call, id: string, version: number | null, reason: string | null): Promise<Answer<UndoAnswerDto>> {
    if (version !== null || call.isDryRun) return this.undoAt(call, id, version, Infinity, reason);
    // Directors who undo the last act at the same time mean the same one.
    return this.atOnce.run(
      id,
      () => this.tournaments.readInside(call, id),
      (seen) => this.undoAt(call, id, null, seen, reason),
    );
  }

  private undoAt(
    call: Call,
    id: string,
    version: number | null,
    seen: number,
    reason: string | null,
  ): Promise<Answer<UndoAnswerDto>> {
    let acts: readonly WrittenAct[] = [];
    let people: readonly PersonNow[] = [];
    /** Some of them may come back; no merge comes in between. */
    let absent: readonly PersonNow[] = [];
    const answer = (change: ChangedTournament, names: Names, after: OpenedTournament): Answer<UndoAnswerDto> => {
      const { before, events } = change;
      const undone = events.find((event) => event.type === 'ActUndone');
      const act = acts.find(({ first }) => first === undone?.first);
      if (act === undefined) throw new Error('what is undone is an act of the record');
      const body = {
        act: actView(after, act, aboutIn(after, subjectIn(actSubjects(acts), act), namesOfPeople(people)), {
          standing: call.isDryRun ? 'counts' : 'undone',
          undoable: false,
        }),
        affected: affectedBy(before.state, after, events, namesOfPeople(people), 'staff'),
        applied: !call.isDryRun,
      };
      return found(body, call.isDryRun ? before.version : change.version, besideOf(names, 'staff'));
    };
    return this.stream.change(call, id, {
      command: async (state, { at }, row) => {
        acts = actsOf(await this.repository.recorded(id, row.version));
        people = await this.repository.people(peopleIn(acts));
        absent = people.filter((person) => !state.entries.some((entry) => peopleOf(entry).includes(person.id)));
        return { type: 'Undo', act: version, seen, reason, acts, merged: mergedAmong(people), at };
      },
      newcomers: () => absent,
      names: (row) => ({ ...namesOfPeople(people), ...row.names }),
      answer: (change, { names }) => answer(change, names, change.state),
      foreseen: (change, { names }) => answer(change, names, change.foreseen),
    });
  }

  reopen(call: Call, id: string): Promise<Answer<TournamentDto | PairingCorrectionAnswerDto>> {
    return this.stream.changeOrTry(call, id, { command: () => ({ type: 'Reopen' }), answer: wholeTournament });
  }
}

/** Everybody who was ever in the tournament: an undo brings some of them back. */
function peopleIn(acts: readonly RecordedAct[]): readonly string[] {
  const people = acts
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (event.type === 'EntrantRegistered') return peopleOf(event.entry);
      return event.type === 'EntrantReplaced' ? [event.to] : [];
    });
  return [...new Set(people)];
}

function mergedAmong(people: readonly PersonNow[]): MergedPeople {
  return Object.fromEntries(people.flatMap(({ id, person }) => (id === person ? [] : [[id, person]])));
}
