import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { place } from '../../router.js';
import { facts, isDirector, me } from '../../session.js';
import { t } from '../../texts/index.js';
import { Unread } from './unread.js';

/** Gives the window the title of what it shows. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? t('club') : `${title} · ${t('club')}`;
  }, [title]);
}

/** What all pages have: the line at the top with the ways to the others. */
export function Frame({ children }: { readonly children: ComponentChildren }) {
  useTitle(null);
  const { path } = place.value;
  const way = (address: string, text: string) => (
    <a href={address} aria-current={path === address ? 'page' : undefined}>
      {text}
    </a>
  );
  const who = me.value;
  return (
    <>
      <header class="top">
        <a class="home" href="/" aria-current={path === '/' ? 'page' : undefined}>
          {facts.value?.name ?? t('club')}
        </a>
        <nav class="ways" aria-label={t('nav.ways')}>
          {who?.role === 'player' && way('/me', t('nav.me'))}
          {isDirector() && way('/settings', t('nav.settings'))}
          {who !== null && who.role !== 'player' && way('/me', t('nav.account'))}
          {who === null && way('/go', t('nav.sign-in'))}
        </nav>
      </header>
      <main>
        {children}
        <Unread />
      </main>
    </>
  );
}
