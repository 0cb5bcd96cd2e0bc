import { Injectable } from '@nestjs/common';
import {
  type Milliseconds,
  type OpenedTournament,
  type Pairing,
  type Side,
  milliseconds,
  opponent,
  pairingsOf,
  peopleInPairing,
  peopleOf,
  sideOf,
} from '../../../domain/index.js';
import { Slices } from '../../../platform/work/slices.js';
import { RulesService } from '../../../rules/rules.service.js';
import type { PairingTaskDto } from '../dto/pairing.dto.js';
import type { OutOfTournamentDto } from '../dto/player-tournaments.dto.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { type Names, PairingViews, namesOfPeople } from '../views/tournament.mapper.js';

/** After the last result of a tournament its opponent has at most so many milliseconds to confirm it. */
export const LONGEST_CONFIRMATION = 86_400_000;

/** A pairing of the person, and the side on which the person plays. */
interface OwnPairing {
  readonly state: OpenedTournament;
  readonly pairing: Pairing;
  readonly side: Side;
}

/** How soon a pairing wants its player, the soonest first: it is called or begun, waits for a table, or is played when the two agree. */
const WAITING = ['now', 'table', 'arranged'] as const;

interface PairingTasks {
  readonly pairings: readonly PairingTaskDto[];
  readonly toConfirm: readonly PairingTaskDto[];
  readonly awaited: readonly PairingTaskDto[];
  readonly outOf: readonly OutOfTournamentDto[];
}

/**
 * What waits for a person in tournaments: pairings to be played, results that the opponent has reported, and own ones that the
 * opponent has to confirm; and in which tournaments nothing does, because the person is out.
 */
@Injectable()
export class PersonsPairings {
  constructor(
    private readonly repository: TournamentsRepository,
    private readonly rules: RulesService,
  ) {}

  /** `ids`: all of the one person. */
  async of(ids: readonly string[], now: Date): Promise<PairingTasks> {
    const entered = await this.repository.entered(ids, new Date(now.getTime() - LONGEST_CONFIRMATION));
    const at = milliseconds(now.getTime());
    const own: OwnPairing[] = [];
    const slices = new Slices();
    for (const { state } of entered) {
      own.push(...ownPairings(state, ids));
      // Each may be a field of a thousand.
      await slices.pause();
    }
    const open = own.filter(({ pairing: { status } }) => status === 'ready' || status === 'playing');
    const toPlay = WAITING.flatMap((waiting) => open.filter((each) => waitingOf(each) === waiting));
    const unconfirmed = own.filter(({ pairing: { outcome } }) => outcome?.confirmation === 'awaited');
    const toConfirm = unconfirmed.filter((each) => this.mayBeConfirmed(each, each.side, at));
    const awaited = unconfirmed.filter((each) => this.mayBeConfirmed(each, opponent(each.side), at));
    const names = await this.namesIn([...toPlay, ...toConfirm, ...awaited]);
    return {
      pairings: toPlay.map((each) => taskView(each, names)),
      toConfirm: toConfirm.map((each) => taskView(each, names)),
      awaited: awaited.map((each) => taskView(each, names)),
      outOf: entered.flatMap(({ state }) => outOf(state, ids) ?? []),
    };
  }

  private mayBeConfirmed({ state, pairing }: OwnPairing, by: Side, at: Milliseconds): boolean {
    return this.rules.decideTournament(state, { type: 'ConfirmResult', pairing: pairing.key, by, at }).ok;
  }

  private async namesIn(own: readonly OwnPairing[]): Promise<Names> {
    const people = own.flatMap(({ state, pairing }) =>
      state.entries.flatMap((entry) => (sideOf(pairing, entry.id) === null ? [] : peopleOf(entry))),
    );
    return people.length === 0 ? {} : namesOfPeople(await this.repository.people([...new Set(people)]));
  }
}

/** The tournament, where the person is out of it while it runs, with all of their entries. The last one says how. */
function outOf(state: OpenedTournament, ids: readonly string[]): OutOfTournamentDto | null {
  if (state.status !== 'running') return null;
  const own = state.entries.filter((each) => peopleOf(each).some((person) => ids.includes(person)));
  const last = own.at(-1);
  if (last === undefined || own.some(({ status }) => status === 'entered' || status === 'checked-in')) return null;
  const { id: entryId, status, until } = last;
  if (status !== 'withdrawn' && status !== 'disqualified') return null;
  const isWithdrawn = status === 'withdrawn' && until !== null;
  return { tournamentId: state.id, tournament: state.name, entryId, status, ...(isWithdrawn && { until }) };
}

/** The entries for which a person plays. */
function entriesOf({ entries }: OpenedTournament, ids: readonly string[]): readonly string[] {
  return entries.flatMap((entry) => (peopleOf(entry).some((person) => ids.includes(person)) ? [entry.id] : []));
}

function ownPairings(state: OpenedTournament, ids: readonly string[]): readonly OwnPairing[] {
  const entries = entriesOf(state, ids);
  return pairingsOf(state).flatMap((pairing) => {
    const entry = entries.find((id) => sideOf(pairing, id) !== null);
    const side = entry === undefined ? null : sideOf(pairing, entry);
    if (side === null) return [];
    // On the boards of a team each member has one match of their own.
    const isOwn = pairing.board === undefined || peopleInPairing(state, pairing, side).some((id) => ids.includes(id));
    return isOwn ? [{ state, pairing, side }] : [];
  });
}

function waitingOf({ state, pairing }: OwnPairing): (typeof WAITING)[number] {
  if (state.tables[pairing.key] !== undefined || pairing.status === 'playing') return 'now';
  const { kind } = formatOf(state, pairing);
  return kind === 'ladder' || kind === 'league' ? 'arranged' : 'table';
}

function formatOf({ stages, ...state }: OpenedTournament, { stage }: Pairing): OpenedTournament['format'] {
  return (stages[stage - 1] ?? state).format;
}

function taskView({ state, pairing, side }: OwnPairing, names: Names): PairingTaskDto {
  const views = new PairingViews(state, names);
  const view = views.view(pairing);
  const other = view[opponent(side)];
  return {
    tournamentId: state.id,
    tournament: state.name,
    kind: formatOf(state, pairing).kind,
    side,
    opponent: other !== null && 'entryId' in other ? other : null,
    pairing: view,
  };
}
