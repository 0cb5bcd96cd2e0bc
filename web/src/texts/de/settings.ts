import type { SettingsWords } from '../en/settings.js';

export const de: SettingsWords = {
  'settings.director-only': 'Die Einstellungen sind für die Turnierleitung.',
  'settings.club': 'Der Club',
  'settings.name': 'Name',
  'settings.timeZone': 'Zeitzone',
  'settings.currency': 'Währung',
  'settings.save': 'Speichern',
  'settings.links': 'Links',
  'settings.role': 'Für wen ist der Link?',
  'settings.label': 'Wofür er ist',
  'settings.make-link': 'Link machen',
  'settings.link-once': 'Er wird nur dieses eine Mal gezeigt. Scanne ihn, oder gib ihn weiter.',
  'settings.link-here':
    'Er führt zu diesem Rechner, kein Handy kann ihn öffnen. Starte den Club mit HOST=0.0.0.0, und öffne diese Seite unter der Adresse, die der Start nennt.',
  'settings.link': 'Link',
  'settings.code': 'Der Link als Code',
  'settings.end': 'Beenden',
  'settings.end-of': 'Beenden: {label}',
  'settings.end-yes': 'Ja, {label} beenden',
  'settings.people': 'Leute',
  'merge.open': 'Dieselbe Person wie …',
  'merge.means':
    'Der ausgewählte Eintrag bleibt: {other}, mit Spitzname, Notizen und Anfangswertung. Alles, was unter diesem hier, {name}, gespielt wurde, gehört dann zu ihm, und Links für diesen melden mit ihm an. Dieser Eintrag kommt ins Archiv. Das lässt sich nicht rückgängig machen.',
  'merge.two': 'Halt: Das sind wohl zwei Leute.',
  'merge.met':
    'Matches, die sie gegeneinander gespielt haben: {count}. Danach steht dort auf beiden Seiten dieselbe Person.',
  'merge.entered': 'Turniere, in denen beide angemeldet waren: {names}.',
  'merge.one': 'Trotzdem ist es dieselbe Person',
  'merge.page': 'Den ausgewählten Eintrag vorher ansehen',
  'merge.yes': 'Ja, diesen Eintrag im ausgewählten aufgehen lassen',
  'settings.seasons': 'Saisons',
  'settings.webhooks': 'Webhooks',
  'settings.backup': 'Sicherung',
  'backup.what':
    'Eine Datei enthält den ganzen Club, wie er jetzt ist: Leute, Matches, Chouettes und Turniere mit ihrem Protokoll, Saisons, Durchsagen, Webhooks. Tokens und Geheimnisse sind nicht darin. Bewahre sie auf einem anderen Rechner auf, so sorgfältig wie alle persönlichen Daten.',
  'backup.take': 'Sicherung laden',
  'backup.taken': 'Die Datei ist vollständig und liegt bei deinen Downloads.',
  'backup.restore': 'So wird ein Club wiederhergestellt',
  'backup.step-1':
    'Nimm einen neuen, leeren Club: einen neuen Datenordner oder eine leere Datenbank. Der Dienst darf nicht älter sein als der, der die Datei geschrieben hat.',
  'backup.step-2': 'Bei angehaltenem Dienst:',
  'backup.step-3':
    'Starte den Dienst, melde dich mit dem neuen Token der Turnierleitung an, mache neue Links für die anderen und setze die Webhooks fort.',
  'role.director': 'Turnierleitung',
  'role.scorer': 'Schreiber',
  'role.viewer': 'Zuschauer',
  'role.player': 'Spieler',
};
