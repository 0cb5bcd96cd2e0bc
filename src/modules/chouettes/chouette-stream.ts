import { Injectable } from '@nestjs/common';
import type { ChouetteCommand, ChouetteEvent } from '../../domain/index.js';
import type { Answer } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import type { InnerRead } from '../../recording/gate.js';
import { refusal } from '../../rules/refusal.js';
import { RulesService } from '../../rules/rules.service.js';
import { type Asked, NamedPeople, SeriesService, type TableGameView, type Work } from '../games/index.js';
import { chouetteViewAfter, foundChouette } from './chouette.mapper.js';
import { type ChouetteRow, ChouettesRepository, type JoinedRow } from './chouettes.repository.js';
import type { ChouetteDto } from './dto/chouette.dto.js';

type AnyWork<Row extends ChouetteRow, Body> = Work<Row, Body, ChouetteEvent, TableGameView>;

/** What a request makes of a chouette. */
interface ChouetteWork<Row extends ChouetteRow, Body> extends Omit<AnyWork<Row, Body>, 'decide'> {
  /** What the request asks for, where it names people. */
  readonly body?: unknown;
  readonly command: (row: Row, asked: Asked) => ChouetteCommand | Promise<ChouetteCommand>;
}

/** Chouettes as they change: by a command. */
@Injectable()
export class ChouetteStream {
  constructor(
    private readonly series: SeriesService,
    private readonly repository: ChouettesRepository,
    private readonly rules: RulesService,
    private readonly people: NamedPeople,
  ) {}

  /** Answered with the chouette as it is then. */
  change<Row extends ChouetteRow = ChouetteRow>(
    call: Call,
    id: string,
    work: Omit<ChouetteWork<Row, ChouetteDto>, 'answer'>,
  ): Promise<Answer<ChouetteDto>> {
    return this.answering(call, id, {
      ...work,
      answer: (row, changed) => foundChouette(chouetteViewAfter(changed, row)),
    });
  }

  /** Answered with what the work says. */
  answering<Row extends ChouetteRow, Body>(
    call: Call,
    id: string,
    { command, body, ...work }: ChouetteWork<Row, Body>,
    read: InnerRead = this.repository.byId(id),
  ): Promise<Answer<Body>> {
    return this.series.change<Row, Body, ChouetteEvent, TableGameView>(
      call,
      { read, thing: 'chouette', id },
      {
        decide: async (row, asked) => {
          const wanted = await command(row, asked);
          const decision = this.rules.decideChouette(row.state, wanted);
          if (decision.ok) return decision;
          const names = await this.people.names(body, '', namesIn(row));
          throw refusal(decision.error, null, '/rules', names, { game: gameOf(row, wanted) });
        },
        ...work,
      },
    );
  }
}

/** The names of everybody at the table, and of who comes to it. */
function namesIn(row: ChouetteRow & Partial<Pick<JoinedRow, 'newcomer'>>): Readonly<Record<string, string>> {
  const { names, newcomer = null } = row;
  return newcomer === null ? names : { ...names, [newcomer.id]: newcomer.name };
}

/** The number of the game that the command is about; null: it is about none. */
function gameOf({ state, games }: ChouetteRow, command: ChouetteCommand): number | null {
  switch (command.type) {
    case 'ActInGame':
      return state.status === 'playing' ? state.game.number : null;
    case 'CorrectGame':
      return games.find(({ id }) => id === command.gameId)?.number ?? null;
    case 'StartGame':
    case 'ReportGame':
      return state.status === 'waiting' ? state.games + 1 : null;
    default:
      return null;
  }
}
