/** What an act would change, and the answer that does it. */
import type { ComponentChildren } from 'preact';
import { Yes } from '../../parts/form/yes.js';
import { Foreseen } from './foreseen.js';
import type { ForeseenAct } from './foreseen-act.js';

interface ForeseenYesProps<Asked> {
  readonly act: ForeseenAct<Asked>;
  readonly onDone: () => void;
  /** What the answer says of that which was asked. */
  readonly children: (asked: Asked) => ComponentChildren;
}

/** Nothing, as long as nothing is foreseen. */
export function ForeseenYes<Asked>({ act: { foreseen, doing, go }, onDone, children }: ForeseenYesProps<Asked>) {
  if (foreseen === null) return null;
  return (
    <>
      <Foreseen {...foreseen} />
      <div class="wide">
        <Yes
          key={JSON.stringify(foreseen.asked)}
          act={doing}
          isElsewhere
          onAct={() => void go().then((isDone) => isDone && onDone())}
        >
          {children(foreseen.asked)}
        </Yes>
      </div>
    </>
  );
}
