import { type AskedClock, clockSettings } from './settings.js';

/** The clock of a match to so many points, or of what is left of it. */
function asked(clock: AskedClock, length: number, won = 0) {
  const settings = clockSettings(clock, 2 * length - won);
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return settings.value;
}

const faultsOf = (clock: AskedClock) => {
  const settings = clockSettings(clock, 14);
  return settings.ok ? [] : settings.error;
};

describe('the clock of a match', () => {
  it('has two minutes for each point and twelve seconds for each turn (T31)', () => {
    expect(asked({}, 11)).toEqual({
      mode: 'simpleDelay',
      reserveSeconds: 22 * 60,
      reserveSecondsPerPoint: 120,
      perTurnSeconds: 12,
      onExpiry: 'loseMatch',
      ginException: true,
    });
  });

  it('has more for two people at each side', () => {
    expect(asked({ doubles: true }, 7)).toMatchObject({ reserveSeconds: 17.5 * 60, perTurnSeconds: 18 });
  });

  it('has six minutes for each point and nothing for each turn when it is plain', () => {
    expect(asked({ mode: 'plain' }, 5)).toMatchObject({ mode: 'plain', reserveSeconds: 30 * 60, perTurnSeconds: 0 });
  });

  it.each([
    [{}, 9, 7, 11 * 60],
    [{ doubles: true }, 9, 7, 13.75 * 60],
    [{ mode: 'plain' }, 9, 7, 33 * 60],
    [{}, 7, 0, 14 * 60],
    [{ reserveSecondsPerPoint: 91 }, 7, 1, 592],
    [{ reserveSeconds: 77 }, 9, 7, 77],
  ] as const)(
    '%j, introduced in a match to %i with %i points won, has %i seconds (T32)',
    (clock, length, won, seconds) => {
      expect(asked(clock, length, won)?.reserveSeconds).toBe(seconds);
    },
  );

  it('keeps what was chosen', () => {
    expect(
      asked(
        { mode: 'fischer', reserveSeconds: 300, perTurnSeconds: 5, onExpiry: 'penaltyPoints', refillSeconds: 30 },
        5,
      ),
    ).toEqual({
      mode: 'fischer',
      reserveSeconds: 300,
      perTurnSeconds: 5,
      onExpiry: 'penaltyPoints',
      expiryPoints: 1,
      refillSeconds: 30,
    });
    expect(asked({ onExpiry: 'loseGame', expiryWinType: 'worstPossible' }, 5)).toMatchObject({
      expiryWinType: 'worstPossible',
      refillSeconds: 60,
    });
  });

  it('is none when that is asked for', () => {
    expect(asked({ mode: 'none' }, 5)).toBeNull();
    expect(faultsOf({ mode: 'none', perTurnSeconds: 12 })).toEqual([['perTurnSeconds', 'clock-none']]);
  });

  it.each([
    [{ reserveSeconds: 0 }, ['reserveSeconds', 'clock-value']],
    [{ reserveSeconds: 1.5 }, ['reserveSeconds', 'clock-value']],
    [{ perTurnSeconds: -1 }, ['perTurnSeconds', 'clock-value']],
    [{ reserveSeconds: 60, reserveSecondsPerPoint: 60 }, ['reserveSecondsPerPoint', 'clock-reserve-twice']],
    [{ mode: 'plain', perTurnSeconds: 12 }, ['perTurnSeconds', 'clock-plain']],
    [{ expiryPoints: 1 }, ['expiryPoints', 'clock-expiry']],
    [{ onExpiry: 'penaltyPoints', ginException: false }, ['ginException', 'clock-expiry']],
    [{ onExpiry: 'loseGame', expiryPoints: 2 }, ['expiryPoints', 'clock-expiry']],
    [{ onExpiry: 'penaltyPoints', expiryWinType: 'single' }, ['expiryWinType', 'clock-expiry']],
  ] as const)('cannot be %j', (clock, fault) => {
    expect(faultsOf(clock)).toEqual([fault]);
  });

  it('tells all that is wrong at once', () => {
    expect(faultsOf({ mode: 'plain', perTurnSeconds: 99_999, expiryPoints: 0 }).map(([key]) => key)).toEqual([
      'perTurnSeconds',
      'expiryPoints',
      'perTurnSeconds',
      'expiryPoints',
    ]);
  });
});
