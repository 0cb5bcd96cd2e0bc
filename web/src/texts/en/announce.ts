/** English for announcements; the other languages have to have all of it too. */
export const en = {
  'announce.title': 'Announcements',
  'announce.new': 'Announce something',
  'announce.to-club': 'To the whole club',
  'announce.to-tournament': 'To all who follow this tournament',
  'announce.how-long': 'How long is it shown?',
  'announce.until-ended': 'Until it is taken back',
  'announce.for-15': 'A quarter of an hour',
  'announce.for-60': 'An hour',
  'announce.do': 'Announce it',
  'announce.end': 'Take back',
  'announce.end-of': 'Take back: {text}',
} as const;

export type AnnounceWord = keyof typeof en;
/** Every text about announcements in one language. */
export type AnnounceWords = Readonly<Record<AnnounceWord, string>>;
