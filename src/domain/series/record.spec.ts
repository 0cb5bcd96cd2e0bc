import { MatchRecord, reportGame } from '../../../test/support/domain/builders.js';
import { matchEventOf, storedEvent } from './record.js';

describe('the stored form of an event', () => {
  const match = new MatchRecord({ length: 3 }).win('white', 'single').do(reportGame(2, 'black', 'single', 1));
  match.start().toRollOf('black');
  match.do(match.takeBack(3));

  it('names the type, the game and the facts', () => {
    expect(match.events.map(storedEvent).map(({ type, gameNumber }) => [type, gameNumber])).toEqual([
      ['MatchOpened', null],
      ['GameStarted', 1],
      ['OpeningRolled', 1],
      ['ResignationOffered', 1],
      ['ResignationAccepted', 1],
      ['GameFinished', 1],
      ['MatchScoreChanged', null],
      ['ResultReported', 2],
      ['MatchScoreChanged', null],
      ['GameStarted', 3],
      ['OpeningRolled', 3],
      ['PlayMade', 3],
      ['TakenBack', 3],
    ]);
    expect(storedEvent(match.events[2]!).data).toEqual({ white: 3, black: 1 });
  });

  it('names the game of a take-back also where it was recorded without', () => {
    const recorded = { ...storedEvent(match.events.at(-1)!), gameNumber: null };
    expect(storedEvent(matchEventOf(recorded)).gameNumber).toBe(3);
  });

  it('gives the event back after it has been through JSON', () => {
    for (const event of match.events) {
      expect(matchEventOf(JSON.parse(JSON.stringify(storedEvent(event))))).toEqual(event);
    }
  });
});
