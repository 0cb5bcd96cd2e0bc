import {
  FAILURE_REASONS,
  STOPPED_FAILURE,
  answeredFailure,
  failureTold,
  lateFailure,
  privateFailure,
  unreachedFailure,
} from './failures.js';

describe('the reason of a failure', () => {
  const CASES = [
    [answeredFailure(503), 503, 'answered', null],
    [answeredFailure(308), 308, 'redirected', null],
    [lateFailure(10), null, 'late', null],
    [privateFailure('10.0.0.1'), null, 'private-address', null],
    [STOPPED_FAILURE, null, 'stopped', null],
    [unreachedFailure('ECONNREFUSED'), null, 'unreached', 'ECONNREFUSED'],
    [answeredFailure(204), 204, null, null],
  ] as const;

  it.each(CASES)('stands in its sentence: %s', (failure, status, reason, cause) => {
    expect(failureTold(failure, status)).toEqual({ reason, cause });
  });

  it('has a sentence for each', () => {
    expect(new Set(CASES.map(([, , reason]) => reason).filter((reason) => reason !== null))).toEqual(
      new Set(FAILURE_REASONS),
    );
  });
});
