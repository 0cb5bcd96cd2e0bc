/** The days of the club. Everything that turns a date into a moment, or a moment into a date, asks here. */

const A_DAY = 86_400_000;

/** The first moment of the years that everything here and PostgreSQL can write. */
export const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Days and times of day on the clocks of an IANA time zone. */
export class ClubDays {
  private readonly format: Intl.DateTimeFormat;

  constructor(readonly zone: string) {
    this.format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  /**
   * The moment of that day and time of day, `2026-03-04` and `20:15`; null where the month has no such day, the day no such
   * time, or the moment lies before the year 1.
   */
  momentOf(day: string, time: string): Date | null {
    const shown = TIME_OF_DAY.test(time) ? shownOn(day, time) : null;
    const moment = shown === null ? null : this.momentShown(shown);
    return moment === null || moment.getTime() < EARLIEST ? null : moment;
  }

  /** When that day begins; null where the month has no such day. */
  startOfDay(day: string): Date | null {
    const midnight = shownOn(day, '00:00');
    return midnight === null ? null : this.momentShown(midnight);
  }

  /** When the day after it begins. */
  endOfDay(day: string): Date | null {
    const midnight = shownOn(day, '00:00');
    return midnight === null ? null : this.momentShown(midnight + A_DAY);
  }

  /** The day on which that moment falls. */
  dayOf(moment: Date): string {
    return this.textOf(moment).slice(0, 'YYYY-MM-DD'.length);
  }

  /** The time of that day, as `20:15`. */
  timeOf(moment: Date): string {
    return this.textOf(moment).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm'.length);
  }

  /** Noon of the day after this moment. */
  noonAfter(moment: Date): Date {
    const day = shownOn(this.dayOf(moment), '12:00') ?? moment.getTime();
    return this.momentShown(day + A_DAY);
  }

  /** When the clocks show that: the first time where they show it twice, and as much later as they leave out where they never do. */
  private momentShown(shown: Shown): Date {
    const [before, after] = [shown - this.aheadAt(shown - A_DAY), shown - this.aheadAt(shown + A_DAY)];
    const isShownAt = (time: number): boolean => time + this.aheadAt(time) === shown;
    return new Date(!isShownAt(before) && isShownAt(after) ? after : before);
  }

  /** Milliseconds by which the clocks are ahead of UTC. */
  private aheadAt(time: number): number {
    const second = Math.floor(time / 1000) * 1000;
    return Date.parse(`${this.textOf(new Date(second))}Z`) - second;
  }

  /** What the clocks show, like `2026-03-04T20:15:00`. */
  private textOf(moment: Date): string {
    const parts = new Map(this.format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes, digits = 2): string =>
      (parts.get(type) ?? '').padStart(digits, '0');
    const year = part('year', 4);
    const day = [year.length > 4 ? `+${year.padStart(6, '0')}` : year, part('month'), part('day')].join('-');
    return `${day}T${[part('hour'), part('minute'), part('second')].join(':')}`;
  }
}

/** What clocks show, in milliseconds since 1970 as if they stood in Greenwich. */
type Shown = number;

function shownOn(day: string, time: string): Shown | null {
  const shown = Date.parse(`${day}T${time}Z`);
  return isDay(day) && !Number.isNaN(shown) ? shown : null;
}

/** Whether the month has that day: a `Date` takes 30 February for 2 March. */
export function isDay(day: string): boolean {
  const midnight = Date.parse(day);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}
