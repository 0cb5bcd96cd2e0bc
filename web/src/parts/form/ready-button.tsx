/** A button that says what is missing as long as it cannot be pressed. */
import { ActButton, type ActButtonProps } from '../../act.js';

interface ReadyButtonProps extends Omit<ActButtonProps, 'disabled'> {
  /** Null: nothing. */
  readonly missing: string | null;
}

export function ReadyButton({ missing, ...button }: ReadyButtonProps) {
  return (
    <div class="stack">
      <ActButton {...button} disabled={missing !== null} />
      {missing !== null && (
        <p class="quiet" role="status">
          {missing}
        </p>
      )}
    </div>
  );
}
