import type { AnnounceWords } from '../en/announce.js';

export const de: AnnounceWords = {
  'announce.title': 'Durchsagen',
  'announce.new': 'Etwas durchsagen',
  'announce.to-club': 'An den ganzen Club',
  'announce.to-tournament': 'An alle, die diesem Turnier folgen',
  'announce.how-long': 'Wie lange wird sie gezeigt?',
  'announce.until-ended': 'Bis sie zurückgenommen wird',
  'announce.for-15': 'Eine Viertelstunde',
  'announce.for-60': 'Eine Stunde',
  'announce.do': 'Durchsagen',
  'announce.end': 'Zurücknehmen',
  'announce.end-of': 'Zurücknehmen: {text}',
};
