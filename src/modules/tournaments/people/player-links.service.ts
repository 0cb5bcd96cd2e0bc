import { Injectable } from '@nestjs/common';
import { type OpenedTournament, isOut, peopleOf } from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { LATEST } from '../../../platform/http/forms/instant.js';
import { type Admitted, Handler } from '../../../recording/handle.js';
import type { SideRow } from '../../../recording/recording.js';
import { Links, expiryOf } from '../../auth/index.js';
import { ClubFacts } from '../../club/index.js';
import type { MakePlayerLinksDto, PlayerLinksDto } from '../dto/player-links.dto.js';
import type { Names } from '../views/tournament.mapper.js';
import { checkEntries } from '../entries/known-entries.js';
import { openedRow } from '../stream/opened-row.js';
import type { EarlierLink, LinkedRow, SentRow } from '../tournament-rows.js';
import { TournamentsRepository } from '../tournaments.repository.js';

type Entries = OpenedTournament['entries'];

/** Links by which the players of a tournament sign in. */
@Injectable()
export class PlayerLinksService {
  constructor(
    private readonly handler: Handler,
    private readonly repository: TournamentsRepository,
    private readonly links: Links,
    private readonly club: ClubFacts,
  ) {}

  /**
   * One for each person of these entries at once, or of all that are not out; the earlier ones of the same people end, or of
   * all. Kept without the links, as tokens are.
   */
  make(call: Call, id: string, { entryIds, expiresAt }: MakePlayerLinksDto): Promise<Answer<PlayerLinksDto>> {
    const read = this.repository.withLinks(id);
    return this.handler.handle(call, {
      read,
      queue: id,
      find: ({ rows }: Admitted<SentRow<LinkedRow>>) => {
        const row = openedRow(this.repository, read, rows, id);
        checkEntries(
          row.state,
          (entryIds ?? []).map((entry, nth) => [`/entryIds/${nth}`, entry] as const),
        );
        return row;
      },
      plan: async ({ state, names, links, earlier }, { now }) => {
        const end = expiryOf(expiresAt, now) ?? (await this.dayAfter(state, now));
        const asked = { tournamentId: state.id, number: links + 1, tournament: state.name, names, expiresAt: end };
        const players = new Set(linkedEntries(state, entryIds).flatMap((entry) => peopleOf(entry)));
        const made = this.links.forPlayers(players, asked, call, now);
        const ended = (earlier ?? []).filter(({ playerId }) => entryIds === undefined || players.has(playerId));
        return {
          streams: [],
          rows: [...made.rows, ...ended.map((link) => endedLink(link, now))],
          after: { ...made, end },
        };
      },
      answer: ({ state, names, version }, made) =>
        found({ items: itemsOf(linkedEntries(state, entryIds), names, made) }, version),
      kept: (answer) => ({ ...answer, body: { items: answer.body.items.map((item) => ({ ...item, link: null })) } }),
    });
  }

  /** Noon of the day after the tournament, or after today if it has begun. */
  private async dayAfter({ startsAt }: OpenedTournament, now: Date): Promise<Date> {
    const days = await this.club.days();
    const noon = days.noonAfter(new Date(Math.max(startsAt ?? 0, now.getTime())));
    return noon.getTime() > LATEST ? new Date(LATEST) : noon;
  }
}

function linkedEntries({ entries }: OpenedTournament, asked: MakePlayerLinksDto['entryIds']): Entries {
  return entries.filter((entry) => (asked === undefined ? !isOut(entry) : asked.includes(entry.id)));
}

function endedLink({ id, version }: EarlierLink, now: Date): SideRow {
  return { table: 'token', update: { id, columns: { revoked_at: now, version: version + 1 } } };
}

interface Made {
  readonly links: ReadonlyMap<string, string>;
  /** When all of them end. */
  readonly end: Date;
}

function itemsOf(entries: Entries, names: Names, { links, end }: Made): PlayerLinksDto['items'] {
  return entries.flatMap((entry) =>
    peopleOf(entry).map((player) => ({
      entryId: entry.id,
      playerId: player,
      name: names[player] ?? '',
      link: links.get(player) ?? null,
      expiresAt: end.toISOString(),
    })),
  );
}
