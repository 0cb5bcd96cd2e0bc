import { Qr } from '../parts/page/qr.js';
import { t } from '../texts/index.js';

/** An address that means whatever computer looks for it. */
const THIS_COMPUTER = /^https?:\/\/(?:127\.|localhost\b|\[::1\])/;

/** A link that signs a player in. The page shows it once: as a code to scan and as text to pass on. */
export function MadeLink({ link }: { readonly link: string }) {
  return (
    <div class="notice stack">
      <p>{t('settings.link-once')}</p>
      {THIS_COMPUTER.test(link) && <p class="waiting">{t('settings.link-here')}</p>}
      <Qr text={link} label={t('settings.code')} />
      <ToCopy label={t('settings.link')} value={link} />
    </div>
  );
}

/** A text to be copied: the clipboard is closed to pages on an address without TLS. */
export function ToCopy({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <label>
      {label}
      <input readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
    </label>
  );
}
