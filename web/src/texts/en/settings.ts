/** English of the settings; the other languages have to have all of it too. */
export const en = {
  'settings.director-only': 'The settings are for directors.',
  'settings.club': 'The club',
  'settings.name': 'Name',
  'settings.timeZone': 'Time zone',
  'settings.currency': 'Currency',
  'settings.save': 'Save',
  'settings.links': 'Links',
  'settings.role': 'For whom is the link?',
  'settings.label': 'What it is for',
  'settings.make-link': 'Make a link',
  'settings.link-once': 'It is shown this once. Scan it, or give it on.',
  'settings.link-here':
    'It leads to this computer, so no phone can open it. Start the club with HOST=0.0.0.0, and open this page under the address that the start prints.',
  'settings.link': 'Link',
  'settings.code': 'The link as a code',
  'settings.end': 'End',
  'settings.end-of': 'End: {label}',
  'settings.end-yes': 'Yes, end {label}',
  'settings.people': 'People',
  'merge.open': 'The same person as …',
  'merge.means':
    'The record that you have chosen stays: {other}, with its nickname, notes and starting rating. Everything that was played under this one, {name}, then belongs to it, and links for this one sign in as it. This record goes to the archive. A merge cannot be undone.',
  'merge.two': 'Stop: they look like two people.',
  'merge.met':
    'Matches that they have played against each other: {count}. After the merge the club shows the same person on both sides.',
  'merge.entered': 'Tournaments in which both were entered: {names}.',
  'merge.one': 'They are one person all the same',
  'merge.page': 'Look at the chosen record first',
  'merge.yes': 'Yes, merge this record into the chosen one',
  'settings.seasons': 'Seasons',
  'settings.webhooks': 'Webhooks',
  'settings.backup': 'Backup',
  'backup.what':
    'One file holds the whole club as it is now: people, matches, chouettes and tournaments with their record, seasons, announcements, webhooks. Tokens and secrets are not in it. Keep it on another machine, with the care that personal data deserves.',
  'backup.take': 'Load the backup',
  'backup.taken': 'The file is complete and lies with your other downloads.',
  'backup.restore': 'How a club is restored',
  'backup.step-1':
    'Take a new, empty club: a new data folder, or an empty database. The service must not be older than the one that wrote the file.',
  'backup.step-2': 'While the service is stopped:',
  'backup.step-3':
    'Start the service, sign in with the new director’s token, make new links for the others, and resume the webhooks.',
  'role.director': 'Director',
  'role.scorer': 'Scorer',
  'role.viewer': 'Viewer',
  'role.player': 'Player',
} as const;

export type SettingsWord = keyof typeof en;
/** Every text of it in one language. */
export type SettingsWords = Readonly<Record<SettingsWord, string>>;
