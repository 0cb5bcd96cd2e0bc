/** What a director does with the clock (T32, T36, T47): each act with its reason, what is adjusted with before and after. */

import { reservesAt } from '../../clock/match-clock.js';
import { type AskedClock, clockSettings } from '../../clock/settings.js';
import { accepted, refused } from '../../kernel/result.js';
import { SIDES, bySide } from '../../kernel/side.js';
import { violation } from '../../kernel/violation.js';
import type { ClockCommand, MatchDecision } from '../commands.js';
import type { PointsFormat } from '../format.js';
import type { OpenMatch } from '../state.js';

export function clockHandled(state: OpenMatch, format: PointsFormat, command: ClockCommand): MatchDecision {
  const { reason, at } = command;
  if (command.type === 'IntroduceClock') return decideIntroduction(state, format, command);
  const { clock } = state;
  if (clock === undefined) return refused(violation('clock.not-in-use'));
  switch (command.type) {
    case 'PauseClock':
      return clock.paused ? refused(violation('clock.paused')) : accepted([{ type: 'ClockPaused', reason, at }]);
    case 'ResumeClock':
      return clock.paused ? accepted([{ type: 'ClockResumed', reason, at }]) : refused(violation('clock.not-paused'));
    case 'AdjustClock': {
      const before = reservesAt(clock, at);
      const after = bySide((side) => command.reserves[side] ?? before[side]);
      return accepted([{ type: 'ClockAdjusted', before, after, reason, at }]);
    }
  }
}

/** T32, T36: for the rest of the match, at the start of a game unless it is an extreme case. */
function decideIntroduction(
  state: OpenMatch,
  { length }: PointsFormat,
  { clock, from, reason, at }: Extract<ClockCommand, { type: 'IntroduceClock' }>,
): MatchDecision {
  const { game, score } = state;
  if (state.clock !== undefined) return refused(violation('clock.in-use'));
  if (from === 'next-game' && game !== null && game.phase.name !== 'opening') {
    return refused(violation('game.open', { number: game.number, gameId: game.id }));
  }
  const ahead = SIDES.reduce((sum, side) => sum + length - score[side], 0);
  const settings = clockSettings(state.pairs === undefined ? clock : forDoubles(clock), ahead);
  const faults = settings.ok ? [] : settings.error;
  if (!settings.ok || settings.value === null) {
    const [keys, reasons] = settings.ok
      ? [['mode'], ['clock-none']]
      : [faults.map(([key]) => key), faults.map(([, why]) => why)];
    return refused(violation('config.invalid', { keys: keys.map((key) => `clock/${key}`), reasons }));
  }
  return accepted([{ type: 'ClockIntroduced', settings: settings.value, reason, at }]);
}

/** The options of a match in doubles: its clock is one for doubles unless they say otherwise (T31). */
export function withClockForDoubles(rules: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { clock } = rules;
  return typeof clock === 'object' && clock !== null ? { ...rules, clock: forDoubles(clock) } : rules;
}

function forDoubles(clock: AskedClock): AskedClock {
  return clock.mode === 'none' || clock.doubles !== undefined ? clock : { ...clock, doubles: true };
}
