import { t } from '../texts/index.js';

/** A page that is only for those who are signed in. */
export function SignInFirst({ title }: { readonly title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>
        {t('person.sign-in')} <a href="/go">{t('nav.sign-in')}</a>
      </p>
    </>
  );
}
