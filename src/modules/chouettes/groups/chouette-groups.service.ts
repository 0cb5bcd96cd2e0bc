import { Injectable } from '@nestjs/common';
import { type Result, type Violation, milliseconds } from '../../../domain/index.js';
import { ApplicationError, firstRow } from '../../../platform/http/application-error.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { type ListQuery, idCursors, pageOf } from '../../../platform/http/list.js';
import { IdSource } from '../../../platform/ids/id-source.js';
import type { Caller } from '../../../recording/gate.js';
import { type Admitted, Handler } from '../../../recording/handle.js';
import { refusal } from '../../../rules/refusal.js';
import { RulesService } from '../../../rules/rules.service.js';
import { Admission, requirePart } from '../../auth/index.js';
import { CHOUETTE_SERIES, type SeatedRow, SeriesRepository, checkSeated } from '../../games/index.js';
import { foundGroup, groupView, madeGroup } from './chouette-group.mapper.js';
import {
  ChouetteGroupsRepository,
  type GroupColumns,
  type GroupRow,
  type GroupTotalRow,
  type GroupTotalsRow,
  type GroupWithNamedRow,
} from './chouette-groups.repository.js';
import { SIT_DOWN } from '../chouettes.repository.js';
import type {
  ChangeChouetteGroupDto,
  ChouetteGroupDto,
  ChouetteGroupListDto,
  CreateChouetteGroupDto,
  GroupTotalsDto,
} from '../dto/chouette-group.dto.js';
import type { EveningSpanQuery } from '../dto/player-chouettes.dto.js';
import { groupNow, withStakesOf, withoutStrangers } from './group-now.js';
import { optionsOf, ownStakesOf, termsOf } from '../seats/table-choices.js';

const CURSORS = idCursors('chouette-groups');

/** Saved groups: people who play chouettes together, how they play, and what they have come to. */
@Injectable()
export class ChouetteGroupsService {
  constructor(
    private readonly admission: Admission,
    private readonly handler: Handler,
    private readonly repository: ChouetteGroupsRepository,
    private readonly people: SeriesRepository,
    private readonly rules: RulesService,
    private readonly ids: IdSource,
  ) {}

  create(call: Call, { name, members, options = {} }: CreateChouetteGroupDto): Promise<Answer<ChouetteGroupDto>> {
    const id = this.ids.next();
    return this.handler.handle(call, {
      read: this.people.players([...members, ...ownStakesOf(options, '/options')]),
      find: () => null,
      plan: (_none, { caller, rows, now }: Admitted<SeatedRow>) => {
        requirePart(caller, members);
        const columns: GroupColumns = {
          id,
          version: 1,
          name,
          members,
          options: optionsOf(options),
          created_at: now,
          deleted_at: null,
        };
        const after = { ...columns, people: seated(members, rows) };
        this.check(after, rows, now);
        return { streams: [], rows: [{ table: 'chouette_group', insert: { ...columns } }], after };
      },
      answer: (_none, row) => madeGroup(row),
    });
  }

  async view(call: Call, id: string): Promise<Answer<ChouetteGroupDto>> {
    const { rows } = await this.admission.admit<GroupRow>(call, this.repository.byId(id));
    return foundGroup(groupNow(firstRow(rows, 'chouette-group', id)));
  }

  async list(call: Call, { cursor, limit }: ListQuery): Promise<Answer<ChouetteGroupListDto>> {
    const read = this.repository.list(CURSORS.placeIn(cursor), limit);
    const { rows } = await this.admission.admit<GroupRow>(call, read);
    return found(pageOf(rows, limit, (row) => groupView(groupNow(row)), CURSORS.of));
  }

  /**
   * Changes the fields that are named; options that are named take the place of all that there were, and the own stake of a
   * member goes with the member.
   */
  change(
    call: Call,
    id: string,
    { name, members: named, options }: ChangeChouetteGroupDto,
  ): Promise<Answer<ChouetteGroupDto>> {
    return this.write(call, id, [...(named ?? []), ...ownStakesOf(options, '/options')], (row, now) => {
      const before = groupNow(row);
      const renamed = name === undefined ? {} : { name };
      if (named === undefined && options === undefined) return { columns: renamed, after: before };
      const members = named ?? before.members;
      const people = named === undefined ? before.people : seated(named, row.named);
      const played =
        options === undefined ? withoutStrangers(before.options, members) : withStakesOf(row, optionsOf(options));
      const columns = { ...renamed, members, options: played };
      const after = { ...before, ...columns, people };
      this.check(after, [...row.named, ...before.people], now);
      return { columns, after };
    });
  }

  /** No reader finds it any more; its chouettes stay. */
  async remove(call: Call, id: string): Promise<Answer<undefined>> {
    const removed = await this.write(call, id, [], (row, now) => ({ columns: { deleted_at: now }, after: row }));
    return { ...removed, status: 204, body: undefined };
  }

  /** What its people have come to in those of its chouettes that were opened in that time. */
  async totals(call: Call, id: string, span: EveningSpanQuery): Promise<Answer<GroupTotalsDto>> {
    const { rows } = await this.admission.admit<GroupTotalsRow>(call, this.repository.totals(id, span));
    const { chouettes, totals } = firstRow(rows, 'chouette-group', id);
    return found({ chouettes, items: totals.map(totalView) });
  }

  private write(
    call: Call,
    id: string,
    named: readonly string[],
    changeOf: (
      row: GroupWithNamedRow,
      now: Date,
    ) => { readonly columns: Partial<GroupColumns>; readonly after: GroupRow },
  ): Promise<Answer<ChouetteGroupDto>> {
    return this.handler.handle(call, {
      read: this.repository.byId(id, named),
      find: ({ rows, caller }: Admitted<GroupWithNamedRow>) => {
        const row = firstRow(rows, 'chouette-group', id);
        requireMember(caller, row);
        return row;
      },
      plan: (row, { now }) => {
        const { columns, after } = changeOf(row, now);
        const changed = { ...columns, version: row.version + 1 };
        const update = { id, whereVersion: row.version, columns: changed };
        return { streams: [], rows: [{ table: 'chouette_group', update }], after: { ...after, ...changed } };
      },
      answer: (_row, after) => foundGroup(after),
    });
  }

  /** Refuses a group with which no chouette could be opened; `known`: people whom the refusal may have to name. */
  private check(
    { id: chouetteId, members: players, options }: GroupColumns,
    known: readonly SeatedRow[],
    now: Date,
  ): void {
    const at = milliseconds(now.getTime());
    const terms = termsOf(this.rules, options);
    const decision: Result<unknown, Violation> = terms.ok
      ? this.rules.decideChouette(CHOUETTE_SERIES.notOpened, {
          type: 'OpenChouette',
          chouetteId,
          players,
          ...terms.value,
          at,
        })
      : terms;
    if (decision.ok) return;
    const names = Object.fromEntries(known.map((person) => [person.id, person.name]));
    throw inOptions(refusal(decision.error, null, '/rules', names, { game: null }));
  }
}

/** The members as they sit down; refuses people who are not there or archived. */
function seated(members: readonly string[], known: readonly SeatedRow[]): readonly SeatedRow[] {
  const byId = new Map(known.map((person) => [person.id, person]));
  return members.flatMap((id, index) => {
    const person = byId.get(id);
    checkSeated(person, id, `/members/${index}`, SIT_DOWN);
    return person ?? [];
  });
}

/** Refuses a player who is not one of the group. */
function requireMember(caller: Caller, { members, people }: GroupRow): void {
  requirePart(caller, [...members, ...people.map(({ id }) => id)]);
}

/** The refusal of an option, which stands in a field of its own. */
function inOptions({ code, detail, facts }: ApplicationError): ApplicationError {
  const { errors } = facts;
  if (errors === undefined) return new ApplicationError(code, detail, facts);
  const inside = errors.map((fault) => ({ ...fault, pointer: `/options${fault.pointer}` }));
  return new ApplicationError(code, detail, { ...facts, errors: inside });
}

function totalView({ player_id: playerId, ...total }: GroupTotalRow) {
  return { playerId, ...total };
}
