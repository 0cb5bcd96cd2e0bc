/** English for what only some need at the board: real dice, clocks, what was entered wrongly, looking back; the other languages have to have all of it too. */
export const en = {
  'mend.question': 'Entered wrongly …',
  'mend.dice': 'Enter these dice again',
  'mend.last': 'Take back the last entry …',
  'mend.last-means': 'The game goes on from where it stood before the last entry. The record keeps both.',
  'mend.last-yes': 'Take it back',
  'act.name-doublet': 'Which doublet?',
  'act.first-die': 'First die',
  'act.second-die': 'Second die',
  'match.clock': 'Time left: {time}',
  'match.next-game': 'Start game {number}',
  'match.result': 'Enter only the result',
  'session.end': 'End the session …',
  'session.end-means': 'No further game can be played in it. How it stands is how it ends.',
  'session.end-yes': 'End it',
  'session.over': 'The session is over',
  'session.stake': 'A point is worth {amount}',
  'replay.skipped': 'shut out',
  'replay.start': 'Start',
  'replay.at': '{at} of {of}: {turn}',
  'replay.first': 'To the start',
  'replay.back': 'One turn back',
  'replay.on': 'One turn on',
  'replay.last': 'To the last turn',
};

export type BesideWord = keyof typeof en;
