/** The facts of a violation, as the sentences about it read them. */

import type { ViolationParams } from '../../domain/index.js';

/** The sides as sentences begin with them. */
export const SIDE_NAMES: Readonly<Record<string, string>> = {
  white: 'White',
  black: 'Black',
  mover: 'The mover',
  opponent: 'The opponent',
};

/** At the board of a chouette the box sits at white, the team at black. */
const AT_TABLE: Readonly<Record<string, string>> = { white: 'the box', black: 'the team' };

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key at which the names have the player at a side. */
export function seat(side: string): string {
  return `at ${side}`;
}

/** Reads the facts of a violation as text; what is not there reads as nothing, and whose name is known has it for the id. */
export class Facts<Params extends object = ViolationParams> {
  constructor(
    private readonly params: Params,
    private readonly names: Readonly<Record<string, string>> = {},
    /** Whether it is about a chouette: its sentences name people and sides as the table does, and never an id. */
    private readonly atTable = false,
  ) {}

  text(name: keyof Params): string {
    const words = this.each(name).map((each) => this.word(name, each));
    return words.filter((word) => word !== '').join(', ');
  }

  /** The player at the side that the fact names; the side where no name is known. */
  seated(name: keyof Params): string {
    const side = this.text(name);
    return this.names[seat(side)] ?? side;
  }

  /** A number with what it counts: `1 round`, `2 rounds`. */
  counted(name: keyof Params, noun: string): string {
    const count = this.text(name);
    return `${count} ${count === '1' ? noun : `${noun}s`}`;
  }

  /** The values of a list as they are. */
  each(name: keyof Params): readonly string[] {
    const value: unknown = this.params[name] ?? [];
    return (Array.isArray(value) ? value : [value]).map(String);
  }

  private word(name: keyof Params, value: string): string {
    const known = this.names[value] ?? (this.atTable ? AT_TABLE[value] : undefined);
    if (known !== undefined || !this.atTable || !ID.test(value)) return known ?? value;
    return name === 'gameId' ? '' : 'this player';
  }

  has(name: keyof Params): boolean {
    return this.text(name) !== '';
  }

  /** The sentence for the value of `name`, or the last one given when there is none for it. */
  pick<Name extends keyof Params>(
    name: Name,
    sentences: Readonly<Partial<Record<Params[Name] & string, string>>>,
    otherwise: string,
  ): string {
    return (sentences as Readonly<Record<string, string>>)[this.text(name)] ?? otherwise;
  }
}
