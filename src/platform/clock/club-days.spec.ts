import { ClubDays } from './club-days.js';

describe('noon of the day after', () => {
  it.each([
    ['in winter', '2026-01-02T19:30:00Z', 'Europe/Zurich', '2026-01-03T11:00:00Z'],
    ['in summer', '2026-07-02T19:30:00Z', 'Europe/Zurich', '2026-07-03T10:00:00Z'],
    [
      'behind midnight of the zone, before that of Greenwich',
      '2026-01-02T23:30:00Z',
      'Europe/Zurich',
      '2026-01-04T11:00:00Z',
    ],
    ['where the clocks go forward in the night', '2026-03-28T20:00:00Z', 'Europe/Zurich', '2026-03-29T10:00:00Z'],
    ['where they go back in the night', '2026-10-24T20:00:00Z', 'Europe/Zurich', '2026-10-25T11:00:00Z'],
    ['far in the west', '2026-01-03T04:00:00Z', 'America/Los_Angeles', '2026-01-03T20:00:00Z'],
    ['far in the east', '2026-12-31T12:00:00Z', 'Pacific/Auckland', '2027-01-01T23:00:00Z'],
    ['at the end of a year', '2026-12-31T12:00:00Z', 'UTC', '2027-01-01T12:00:00Z'],
    ['at midnight itself', '2026-05-01T00:00:00Z', 'UTC', '2026-05-02T12:00:00Z'],
  ])('is found %s', (_when, from, zone, noon) => {
    expect(new ClubDays(zone).noonAfter(new Date(from))).toEqual(new Date(noon));
  });
});

describe('a day of the club', () => {
  it.each([
    ['2026-03-04', 'UTC', '2026-03-04T00:00:00Z', '2026-03-05T00:00:00Z'],
    ['2026-03-04', 'America/Los_Angeles', '2026-03-04T08:00:00Z', '2026-03-05T08:00:00Z'],
    ['2026-03-04', 'Pacific/Auckland', '2026-03-03T11:00:00Z', '2026-03-04T11:00:00Z'],
    // 23 and 25 hours.
    ['2026-03-29', 'Europe/Zurich', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['2026-10-25', 'Europe/Zurich', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    // Where the clocks go from midnight to 1 o'clock, and from 1 o'clock back to midnight.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    // The day that Samoa left out.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-30T10:00:00Z'],
    ['9999-12-31', 'UTC', '9999-12-31T00:00:00Z', '+010000-01-01T00:00:00Z'],
  ])('%s in %s begins at %s and ends at %s', (day, zone, start, end) => {
    const days = new ClubDays(zone);
    expect([days.startOfDay(day), days.endOfDay(day)]).toEqual([new Date(start), new Date(end)]);
  });

  it.each(['UTC', 'Europe/Zurich', 'America/St_Johns', 'Pacific/Chatham', 'America/Santiago'])(
    'has in %s the moments that fall on it, and no others',
    (zone) => {
      const days = new ClubDays(zone);
      const elsewhere: unknown[] = [];
      for (let hour = 0; hour < 366 * 24; hour += 5) {
        const moment = new Date(Date.UTC(2026, 0, 1, hour, 15));
        const day = days.dayOf(moment);
        const [start, end] = [days.startOfDay(day), days.endOfDay(day)];
        // Only in the hour that the clocks show twice is it the first time that is meant.
        const again = days.momentOf(day, days.timeOf(moment));
        const isOnIt = start !== null && start <= moment && end !== null && end > moment;
        if (!isOnIt || ![0, 3_600_000].includes(moment.getTime() - (again?.getTime() ?? 0)))
          elsewhere.push([moment, day, start, end, again]);
      }
      expect(elsewhere).toEqual([]);
    },
  );

  it('has the time of day that its clocks show', () => {
    const days = new ClubDays('Europe/Zurich');
    expect(days.momentOf('2026-07-04', '20:15')).toEqual(new Date('2026-07-04T18:15:00Z'));
    expect(days.timeOf(new Date('2026-01-04T23:15:59.999Z'))).toBe('00:15');
    expect(days.momentOf('2026-03-29', '02:30')).toEqual(new Date('2026-03-29T01:30:00Z'));
    expect(days.momentOf('2026-10-25', '02:30')).toEqual(new Date('2026-10-25T00:30:00Z'));
  });

  it.each([
    ['2026-02-30', '20:15'],
    ['2026-03-04', '24:15'],
    ['4.3.2026', '20:15'],
  ])('is none on %s at %s', (day, time) => {
    expect(new ClubDays('Europe/Zurich').momentOf(day, time)).toBeNull();
  });
});
