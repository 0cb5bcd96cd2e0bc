/** What the service says of something, kept up to date while it is on the page. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ClubProblem, type LiveEvent } from '../../client/src/index.js';
import { type Changed, onChange } from './live.js';
import { AGAIN, passes, token } from './session.js';
import { still } from './touch.js';

export interface View<T> {
  /** Null until it is there. What was there stays while it is asked for again. */
  readonly data: T | null;
  /** Why it cannot be had: the service's refusal, or `offline` where no answer came. */
  readonly trouble: ClubProblem | 'offline' | null;
  /** Asks again, and answers when the page shows what came. */
  readonly reload: () => Promise<void>;
}

/** Milliseconds without an answer after which there seems to be no connection: a phone that has left the network is not told. */
const PATIENCE = 10_000;
/** Milliseconds without a further change after which all is asked for again, where what was told has been shown already. */
const QUIET = 300;

/** How a view understands what the stream tells of its one topic. */
export interface Following<T> {
  /** The version of the topic that is shown. */
  readonly versionOf: (data: T) => number;
  /** What is shown, with what the service has told of a change; null where that is not enough to know. */
  readonly patch?: (data: T, told: LiveEvent) => T | null;
}

/**
 * Loads what a page shows, and loads it again after each change of the topics.
 *
 * @param thing what is loaded
 * @param following spares readings that would tell nothing new, and shows changes at once; what a patch leaves out comes a
 *   moment later
 */
export function useView<T>(
  thing: string,
  topics: readonly string[],
  load: () => Promise<T>,
  following?: Following<NoInfer<T>>,
): View<T> {
  // What another reader may see is another thing.
  const key = `${token.value ?? ''} ${thing}`;
  const [state, setState] = useState<{ key: string; data: T | null; trouble: View<T>['trouble'] }>({
    key,
    data: null,
    trouble: null,
  });
  const newest = useRef({ load, key, asked: 0, shown: 0, data: null as T | null });
  newest.current.load = load;
  newest.current.key = key;
  const reload = useCallback(async (): Promise<void> => {
    const turn = (newest.current.asked += 1);
    const wanted = newest.current.key;
    const inTrouble = (trouble: View<T>['trouble']): void =>
      setState((before) => ({ key: wanted, data: before.key === wanted ? before.data : null, trouble }));
    // What comes after all is still shown.
    const late = setTimeout(() => turn === newest.current.asked && inTrouble('offline'), PATIENCE);
    try {
      const data = await newest.current.load();
      await still();
      // An older answer never replaces a newer one. It is shown where the newer one is still on its way: in a club in which
      // something happens all the time the newest is always on its way.
      if (turn < newest.current.shown || wanted !== newest.current.key) return;
      newest.current.shown = turn;
      newest.current.data = data;
      setState({ key: wanted, data, trouble: null });
    } catch (error) {
      if (turn !== newest.current.asked) return;
      inTrouble(error instanceof ClubProblem ? error : 'offline');
    } finally {
      clearTimeout(late);
    }
  }, []);
  useEffect(() => {
    newest.current.data = null;
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const hear: Changed = (told, begins) => {
      const { data } = newest.current;
      const seen = data === null ? undefined : following?.versionOf(data);
      // The state with which a stream begins is mostly the one that has been asked for beside it, or that is shown already. A later
      // one with the same version has other names.
      if (begins && told?.type === 'state' && seen !== undefined && told.version <= seen) return;
      const patched = data === null || told === null ? null : (following?.patch?.(data, told) ?? null);
      clearTimeout(quiet);
      if (patched === null) {
        void reload();
        return;
      }
      if (patched !== data) {
        newest.current.data = patched;
        newest.current.shown = newest.current.asked += 1;
        setState({ key, data: patched, trouble: null });
      }
      quiet = setTimeout(() => void reload(), QUIET);
    };
    const end = onChange(topics, hear, reload());
    return () => {
      clearTimeout(quiet);
      end();
    };
  }, [key, topics.join()]);
  useEffect(() => {
    if (state.trouble === null || !passes(state.trouble)) return undefined;
    const asked = state.trouble instanceof ClubProblem ? (state.trouble.retryAfter ?? 0) * 1000 : 0;
    const timer = setTimeout(() => void reload(), Math.max(asked, AGAIN));
    return () => clearTimeout(timer);
  }, [state]);
  const isCurrent = state.key === key;
  return { data: isCurrent ? state.data : null, trouble: isCurrent ? state.trouble : null, reload };
}
