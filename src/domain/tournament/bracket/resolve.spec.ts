import {
  PROGRESSIVE,
  PlayedBracket,
  doubleElimination,
  knockout,
  progressive,
} from '../../../../test/support/domain/brackets.js';
import { NODE_RESULT_WAYS } from './node.js';

describe('a bye', () => {
  it('sends its entrant on without a result', () => {
    expect(PlayedBracket.of(3, knockout()).node('main-1-1')).toEqual({
      id: 'main-1-1',
      white: '1',
      black: 'bye',
      status: 'decided',
      winner: '1',
      loser: 'bye',
      by: 'bye',
      result: null,
    });
  });

  it('against a bye is no pairing at all, and what follows is a bye again', () => {
    const played = PlayedBracket.of(9, PROGRESSIVE);

    expect(played.node('consolation-1-2')).toMatchObject({ status: 'empty', winner: 'bye', loser: 'bye' });
    expect(played.node('consolation-2-2')).toMatchObject({ white: 'bye', black: null, status: 'waiting' });
  });
});

describe('a pairing', () => {
  it('waits for an entrant who is not known yet', () => {
    const played = PlayedBracket.of(4, knockout()).won(['4', '1']);

    expect(played.node('main-2-1')).toMatchObject({ white: '4', black: null, status: 'waiting' });
  });

  it('is not decided by a result between two others', () => {
    const played = PlayedBracket.of(4, knockout()).won(['1', '4'], ['2', '3'], ['1', '2']);
    played.put(played.node('main-1-1'), 'black');

    expect(played.node('main-2-1')).toMatchObject({ white: '4', black: '2', status: 'ready', result: null });
  });

  it.each(NODE_RESULT_WAYS.filter((by) => by !== 'left' && by !== 'no-show'))(
    'lost by %s still lets the loser into the consolation',
    (by) => {
      const played = PlayedBracket.of(8, PROGRESSIVE);
      played.ended('1', '8', by);

      expect(played.node('consolation-1-1')).toMatchObject({ white: '8' });
    },
  );

  it('lost because the loser has left gives the consolation a bye', () => {
    const played = PlayedBracket.of(8, PROGRESSIVE);
    played.ended('1', '8', 'left');

    expect(played.node('main-2-1')).toMatchObject({ white: '1' });
    expect(played.node('consolation-1-1')).toMatchObject({ white: 'bye' });
  });

  it('to which neither came sends neither on', () => {
    const played = PlayedBracket.of(8, PROGRESSIVE);
    played.ended('1', '8', 'no-show');
    played.won(['4', '5']);

    expect(played.node('main-2-1')).toMatchObject({ white: 'bye', black: '4', winner: '4', by: 'bye' });
    expect(played.node('consolation-1-1')).toMatchObject({ white: 'bye', black: '5', winner: '5' });
  });
});

describe('an entrant who leaves', () => {
  it('loses the pairing that waits to be played, and does not drop', () => {
    const played = PlayedBracket.of(8, PROGRESSIVE).left('1');

    expect(played.node('main-1-1')).toMatchObject({ status: 'decided', winner: '8', loser: 'bye', by: 'walkover' });
    expect(played.node('consolation-1-1')).toMatchObject({ white: 'bye' });
  });

  it('keeps what was played, and loses what follows from it', () => {
    const played = PlayedBracket.of(8, PROGRESSIVE).won(['8', '1'], ['4', '5']).left('8', '1');

    expect(played.node('main-1-1')).toMatchObject({ winner: '8', loser: '1', by: 'result' });
    expect(played.node('main-2-1')).toMatchObject({ winner: '4', by: 'walkover' });
    expect(played.node('consolation-1-1')).toMatchObject({ white: '1', black: '5', winner: '5', by: 'walkover' });
  });

  it('goes on by a bye and loses the next pairing', () => {
    const played = PlayedBracket.of(3, knockout()).left('1').won(['3', '2']);

    expect(played.node('main-2-1')).toMatchObject({ white: '1', black: '3', winner: '3', by: 'walkover' });
  });

  it('keeps a walkover and everything played after it', () => {
    const played = PlayedBracket.of(8, knockout()).left('1').won(['4', '5'], ['8', '4']).left('8');

    expect(played.node('main-1-1')).toMatchObject({ winner: '8', by: 'walkover' });
    expect(played.node('main-2-1')).toMatchObject({ winner: '8', by: 'result' });
  });

  it('together with the opponent sends neither on', () => {
    const played = PlayedBracket.of(8, PROGRESSIVE);
    played.out.set('1', 1).set('8', 1);
    played.won(['5', '4']);

    expect(played.node('main-1-1')).toMatchObject({ status: 'decided', winner: 'bye', loser: 'bye', by: 'walkover' });
    expect(played.node('main-2-1')).toMatchObject({ winner: '5', by: 'bye' });
  });

  it('before a grand final leaves it to the other one, without a reset', () => {
    const played = PlayedBracket.of(3, doubleElimination()).won(['2', '3'], ['1', '2'], ['2', '3']).left('1');

    expect(played.node('main-final')).toMatchObject({ winner: '2', by: 'walkover' });
    expect(played.node('main-reset')).toMatchObject({ white: 'bye', black: '2', winner: '2' });
  });
});

describe('a drop round', () => {
  /** 32 entrants up to the quarterfinals, the better seed winning except where said. */
  const upTo = (...upsets: readonly (readonly [string, string])[]): PlayedBracket => {
    const played = PlayedBracket.of(32, PROGRESSIVE);
    for (let { ready } = played; ready.length > 0; ready = played.ready) {
      for (const node of ready) {
        const upset = upsets.find((pair) => pair.includes(node.white!) && pair.includes(node.black!));
        const winner = upset?.[0] ?? (Number(node.white) < Number(node.black) ? node.white! : node.black!);
        if (!node.id.startsWith('main-4') && !node.id.startsWith('consolation-4')) {
          played.put(node, node.white === winner ? 'white' : 'black');
        } else if (played.ready.every(({ id }) => /^(main|consolation)-4/.test(id))) return played;
      }
    }
    return played;
  };

  it('keeps the drawn lines where they bring no rematch', () => {
    // Those whom 6 and 7 have beaten do not come as far as this.
    const played = upTo(['22', '11'], ['23', '10']);

    expect(played.node('main-3-4')).toMatchObject({ loser: '6' });
    expect(played.node('main-3-3')).toMatchObject({ loser: '7' });
    expect(played.node('consolation-4-1')).toMatchObject({ white: '14', black: '6', status: 'ready' });
    expect(played.node('consolation-4-2')).toMatchObject({ white: '15', black: '7', status: 'ready' });
  });

  it('exchanges the drop-ins of neighbours to avoid a rematch', () => {
    const played = upTo();

    // 11 lost to 6, who would drop in here; 7 comes from the line beside it.
    expect(played.node('main-3-4')).toMatchObject({ loser: '6' });
    expect(played.node('consolation-4-1')).toMatchObject({ white: '11', black: '7', status: 'ready' });
    expect(played.node('consolation-4-2')).toMatchObject({ white: '10', black: '6', status: 'ready' });
  });

  it('does not let a match start while an exchange could still be needed', () => {
    const played = upTo();
    played.results.delete('consolation-3-2');

    // The next line waits for 10 or for 15, and 7, who has beaten 10, may have to come here.
    expect(played.node('consolation-4-1')).toMatchObject({ white: '11', black: null, status: 'waiting' });
    expect(played.node('consolation-4-3')).toMatchObject({ status: 'ready' });
  });

  it('never exchanges a bye', () => {
    const played = upTo();
    played.results.delete('main-3-3');
    played.left('7');

    expect(played.node('consolation-4-1')).toMatchObject({ white: '11', black: '6', status: 'ready' });
    expect(played.node('consolation-4-2')).toMatchObject({ white: '10', black: 'bye', winner: '10' });
  });

  it('has no neighbour in the last pairing of a consolation into which everybody drops', () => {
    const played = PlayedBracket.of(4, progressive(9)).playedByTheSeeding();

    expect(played.node('consolation-2-1')).toMatchObject({ white: '3', black: '2' });
  });
});
