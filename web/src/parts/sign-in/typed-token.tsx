/** Signs in with a token that is typed. */
import { useRef } from 'preact/hooks';
import { t } from '../../texts/index.js';
import { Form } from '../form/form.js';

interface TypedTokenProps {
  /** Why the last token was refused. */
  readonly trouble: string | null;
  readonly isBusy: boolean;
  readonly onSend: (typed: string) => void;
}

export default function TypedToken({ trouble, isBusy, onSend }: TypedTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Form onSend={() => onSend(field.current?.value ?? '')}>
      <h1>{t('go.title')}</h1>
      <p>{t('go.text')}</p>
      <label>
        {t('go.token')}
        <input ref={field} type="password" autocomplete="off" autocapitalize="none" spellcheck={false} />
      </label>
      {trouble !== null && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
      <div class="wide">
        <button type="submit" class="main" aria-busy={isBusy}>
          {t('go.enter')}
        </button>
      </div>
    </Form>
  );
}
