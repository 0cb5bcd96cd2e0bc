import { Injectable } from '@nestjs/common';
import {
  type ChouetteCommand,
  type ChouetteEvent,
  type ChouetteState,
  type OrderThrow,
  type ScoreSheet,
  chouetteEventOf,
  milliseconds,
  toThrow,
} from '../../domain/index.js';
import { DiceSource } from '../../platform/dice/dice-source.js';
import { firstRow, notFound } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { awaitedEvents, eventList } from '../../recording/event-list.js';
import { StreamWatch } from '../../recording/following/stream-watch.js';
import type { Recipient } from '../../platform/http/answers/recipient.js';
import type { Admitted } from '../../recording/handle.js';
import { Recording } from '../../recording/recording.js';
import { acceptedValue } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission, ownSeat, requirePart } from '../auth/index.js';
import { ClubFacts } from '../club/index.js';
import {
  type Asked,
  CHOUETTE_SERIES,
  type ChouetteEventListDto,
  type ChouetteGameDto,
  type EveningDto,
  type EventListQuery,
  type SeatedRow,
  SeriesRepository,
  SeriesService,
  asKnown,
  checkNumber,
  checkSeated,
  inPresentForm,
  namedTable,
  tableGameView,
} from '../games/index.js';
import { ChouetteGroupsRepository, type GroupWithNamedRow } from './groups/chouette-groups.repository.js';
import { ChouetteStream } from './chouette-stream.js';
import {
  chouetteViewAfter,
  foundChouette,
  madeChouette,
  chouetteViewOf,
  listedChouetteView,
} from './chouette.mapper.js';
import { type ChouetteRow, ChouettesRepository, type ListedChouetteRow, SIT_DOWN } from './chouettes.repository.js';
import type {
  ChouetteDto,
  ChouetteListDto,
  ChouetteListQuery,
  CreateChouetteDto,
  OrderThrowsDto,
} from './dto/chouette.dto.js';
import type { ScoreSheetDto, StartChouetteGameDto } from './dto/score-sheet.dto.js';
import { eveningAfter, scoreSheetOf } from './seats/score-sheet.mapper.js';
import { senderOf } from './seats/seat-commands.js';
import { groupNow } from './groups/group-now.js';
import { optionsOf, ownStakesOf, termsOf, together } from './seats/table-choices.js';

const CURSORS = idCursors('chouettes');

/** Chouettes: opening them, the order by throws, their games one after another, what was recorded, the end. */
@Injectable()
export class ChouettesService {
  constructor(
    private readonly series: SeriesService,
    private readonly stream: ChouetteStream,
    private readonly repository: ChouettesRepository,
    private readonly people: SeriesRepository,
    private readonly groups: ChouetteGroupsRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly watch: StreamWatch,
    private readonly rules: RulesService,
    private readonly club: ClubFacts,
    private readonly ids: IdSource,
    private readonly dice: DiceSource,
  ) {}

  async open(call: Call, asked: CreateChouetteDto): Promise<Answer<ChouetteDto>> {
    const { players: named = null, groupId } = asked;
    const chouetteId = this.ids.next();
    const staked = ownStakesOf(asked);
    // A refusal names people who have a stake and no seat.
    const asking = [...(named ?? []), ...staked];
    return this.series.open(call, {
      kind: CHOUETTE_SERIES,
      id: chouetteId,
      read: groupId === undefined ? this.people.players(asking) : this.groups.byId(groupId, asking),
      decide: async ({ caller, rows, now }: Admitted<SeatedRow | GroupWithNamedRow>) => {
        const { players, people, group } = sittingDown(rows, named, groupId);
        requirePart(caller, players);
        const ofGroup = group?.options ?? {};
        const options = together(ofGroup, optionsOf(asked));
        const terms = acceptedValue(termsOf(this.rules, options, ofGroup.stakes));
        const at = milliseconds(now.getTime());
        const announced = { ...terms, currency: await this.club.currencyFor(options.currency), group: groupId };
        const names = Object.fromEntries(people.map((row) => [row.id, row.name]));
        for (const [index, id] of staked.entries()) {
          if (!players.includes(id) && names[id] === undefined)
            throw notFound('player', id, `/stakes/${index}/playerId`);
        }
        const host = ownSeat(caller, players) ?? undefined;
        const events = this.opening({ type: 'OpenChouette', chouetteId, players, host, ...announced, at }, names);
        const seated = new Map(people.map((row) => [row.id, row]));
        for (const [index, id] of players.entries()) {
          checkSeated(seated.get(id), id, named === null ? '/groupId' : `/players/${index}`, SIT_DOWN);
        }
        return { events, seated: people.filter(({ id }) => players.includes(id)), beside: names };
      },
      answer: (changed, names) => madeChouette(chouetteViewAfter(changed, { names, games: [] })),
    });
  }

  async view(call: Call, id: string): Promise<Answer<ChouetteDto>> {
    const row = await this.row(call, id);
    return foundChouette(chouetteViewOf(row));
  }

  async list(
    call: Call,
    { status, playerId, groupId, cursor, limit }: ChouetteListQuery,
  ): Promise<Answer<ChouetteListDto>> {
    const before = CURSORS.placeIn(cursor);
    const stored = status === undefined ? null : status === 'closed' ? 'finished' : 'open';
    const filter = { status: stored, playerId: playerId ?? null, groupId: groupId ?? null, before, limit } as const;
    const { rows } = await this.admission.admit<ListedChouetteRow>(call, this.repository.list(filter));
    return found(pageOf(rows, limit, listedChouetteView, CURSORS.of));
  }

  /** One round of throws for the first order. */
  throwOrder(call: Call, id: string, body: OrderThrowsDto): Promise<Answer<ChouetteDto>> {
    const round = body.throws.map(({ playerId, dice }): OrderThrow => ({ player: playerId, dice }));
    return this.stream.change(call, id, {
      body,
      command: (row) => ({ type: 'ThrowOrder', throws: asKnown(round, row) }),
    });
  }

  /** The next game to be played, or a finished one from the score sheet, which may take the place of the open one. */
  startGame(call: Call, id: string, asked: StartChouetteGameDto): Promise<Answer<ChouetteGameDto>> {
    const next = this.ids.next();
    const { result, number, again = number !== undefined } = asked;
    const told = result === undefined ? null : scoreSheetOf(result);
    return this.stream.answering<ChouetteRow, ChouetteGameDto>(call, id, {
      body: asked,
      command: (row, occasion) => {
        const { state } = row;
        const isReplaced = told !== null && state.status === 'playing';
        if (state.status === 'waiting' || isReplaced) checkNumber(number, state.games - (isReplaced ? 1 : 0));
        return told === null
          ? { type: 'StartGame', gameId: next }
          : this.report(row, occasion, { told, gameId: next, again });
      },
      answer: (row, changed) => {
        const { state, version, finalViews } = changed;
        const [reported] = finalViews.values();
        if (reported !== undefined) {
          const named = namedTable(reported, row.names);
          const body = { ...named, evening: eveningAfter(row, changed) };
          return made(body, version, `/v1/games/${named.id}`, row.names);
        }
        if (state.status !== 'playing') throw new Error(`the game ${next} was started and is not open`);
        const named = namedTable(tableGameView(state, { seriesId: row.id, version }), row.names);
        return made(named, version, `/v1/games/${next}`, named.names);
      },
    });
  }

  /** What a score sheet would come to. */
  trySheet(call: Call, id: string, sheet: ScoreSheetDto): Promise<Answer<EveningDto>> {
    const told = scoreSheetOf(sheet);
    const next = this.ids.next();
    // A read looks at no key and compares no version.
    const reading = { ...call, isDryRun: true, idempotency: null, expectedVersions: null, isConditional: false };
    return this.stream.answering<ChouetteRow, EveningDto>(reading, id, {
      body: sheet,
      command: (row, occasion) => this.report(row, occasion, { told, gameId: next, again: true }),
      answer: (row, changed) => found(eveningAfter(row, changed), row.version),
    });
  }

  /** The command that a sheet is. Where it takes the place of an open game, or names newcomers, the rules need what was before. */
  private async report(
    row: ChouetteRow,
    { caller, at }: Asked,
    { told, gameId, again }: { readonly told: ScoreSheet; readonly gameId: string; readonly again: boolean },
  ): Promise<ChouetteCommand> {
    const { id: seriesId, version, state } = row;
    const sheet = asKnown(told, row);
    const isTold = state.status === 'playing' || (sheet.newcomers ?? []).length > 0;
    const history = isTold ? (await this.recording.record(seriesId, version)).map(chouetteEventOf) : [];
    return { type: 'ReportGame', gameId, sheet, again, sender: senderOf(state, caller), history, at };
  }

  /** Ends the chouette, between two games (C65). */
  close(call: Call, id: string): Promise<Answer<ChouetteDto>> {
    return this.stream.change(call, id, {
      command: (_row, { at }) => ({ type: 'CloseChouette', at }),
    });
  }

  /** The record of the chouette, oldest event first. */
  events(call: Call, id: string, page: EventListQuery, recipient: Recipient): Promise<Answer<ChouetteEventListDto>> {
    return awaitedEvents({ watch: this.watch, recipient }, id, page, async () => {
      await this.row(call, id);
      return eventList(this.recording, id, page, (event) => inPresentForm(CHOUETTE_SERIES, event));
    });
  }

  private async row(call: Call, id: string): Promise<ChouetteRow> {
    const { rows } = await this.admission.admit<ChouetteRow>(call, this.repository.byId(id));
    return firstRow(rows, 'chouette', id);
  }

  /** The opening with all throws for the order where the service throws (C5). */
  private opening(
    command: Extract<ChouetteCommand, { type: 'OpenChouette' }>,
    names: Readonly<Record<string, string>>,
  ): readonly ChouetteEvent[] {
    const events: ChouetteEvent[] = [];
    let state: ChouetteState = CHOUETTE_SERIES.notOpened;
    let next: ChouetteCommand = command;
    for (;;) {
      const decided = acceptedValue(this.rules.decideChouette(state, next), { names, table: { game: null } });
      events.push(...decided);
      state = this.rules.chouetteAfter(state, decided);
      if (state.status !== 'ordering' || state.dice === 'recorded') return events;
      const { orderDice } = state.rules;
      const throws = toThrow(state.places).map((player) => ({
        player,
        dice: Array.from({ length: orderDice }, () => this.dice.die()),
      }));
      next = { type: 'ThrowOrder', throws };
    }
  }
}

/** Who sits down: the players whom the request names, else the members of the group as they are now. */
function sittingDown(
  rows: readonly (SeatedRow | GroupWithNamedRow)[],
  named: readonly string[] | null,
  groupId: string | undefined,
): {
  readonly players: readonly string[];
  readonly people: readonly SeatedRow[];
  readonly group: GroupWithNamedRow | null;
} {
  const saved = rows.find((row): row is GroupWithNamedRow => 'members' in row);
  if (saved === undefined && groupId !== undefined) throw notFound('chouette-group', groupId, '/groupId');
  if (saved === undefined) {
    return { players: named ?? [], people: rows.filter((row): row is SeatedRow => !('members' in row)), group: null };
  }
  const group = groupNow(saved);
  return {
    players: named ?? group.members,
    people: named === null ? [...group.people, ...group.named] : group.named,
    group,
  };
}
