/**
 * The facts of violations in the words of the API. The domain names its commands and phases for itself; callers know the
 * `type` of actions and acts, and the `phase` of a game as its view tells it.
 */
import type {
  ChouetteCommand,
  GameCommand,
  MatchCommand,
  Phase,
  ShownPhase,
  TABLE_ACTIONS,
  TableGameCommand,
  ViolationParams,
  Action,
} from '../domain/index.js';

/** What happens inside a game, and what is asked of a match or chouette around it. */
type CommandName = (GameCommand | TableGameCommand | MatchCommand | ChouetteCommand)['type'];
type TableAction = Action | (typeof TABLE_ACTIONS)[number];

/** The words of those who send actions (`type`), acts at a table and with a clock; and the names of operations. */
type ActWord =
  | TableAction
  | 'correct-play'
  | 'void-roll'
  | 'take-back'
  | 'claim-time'
  | 'turn-cube'
  | 'settle'
  | 'name-proxy'
  | 'end-proxy'
  | 'abandon'
  | 'sit-out'
  | 'return'
  | 'invite-partner'
  | 'buy-box'
  | 'seat'
  | 'pause'
  | 'resume'
  | 'adjust'
  | 'introduce'
  | 'open'
  | 'start-game'
  | 'report-game'
  | 'act'
  | 'report-result'
  | 'correct-result'
  | 'correct-game'
  | 'add-penalty'
  | 'cancel-penalty'
  | 'correct-length'
  | 'void'
  | 'reinstate'
  | 'undo'
  | 'close'
  | 'join'
  | 'leave'
  | 'throw-order';

/** Every command has its word: a new one does not compile without. */
const ACT_WORDS: Readonly<Record<CommandName, ActWord>> = {
  ThrowOpening: 'opening-roll',
  RollDice: 'roll',
  MakePlay: 'play',
  CommitPlay: 'commit',
  PickUpPlay: 'lay-back',
  CorrectPlay: 'correct-play',
  NameDoublet: 'name-doublet',
  SkipTurn: 'skip',
  VoidRoll: 'void-roll',
  TakeBack: 'take-back',
  ClaimTime: 'claim-time',
  OfferDouble: 'double',
  TakeDouble: 'take',
  DropDouble: 'drop',
  // Beaver, raccoon or otter: which of them it would be is what the level of the cube says.
  TurnCubeAgain: 'turn-cube',
  OfferResignation: 'resign',
  RecordResignation: 'resign',
  AcceptResignation: 'accept-resignation',
  RefuseResignation: 'refuse-resignation',
  WithdrawResignation: 'withdraw-resignation',
  OfferSettlement: 'settle',
  AcceptSettlement: 'accept-settlement',
  DeclineDouble: 'no-double',
  CloseDoubling: 'close-doubling',
  CloseAnswers: 'close-answers',
  OfferExtra: 'offer-extra',
  DeclineExtra: 'no-extra',
  DoubleExtra: 'double-extra',
  TakeExtra: 'take-extra',
  DropExtra: 'drop-extra',
  ProposeSettlement: 'settle',
  NameProxy: 'name-proxy',
  EndProxy: 'end-proxy',
  AbandonGame: 'abandon',
  SitOut: 'sit-out',
  Return: 'return',
  InvitePartner: 'invite-partner',
  BuyBox: 'buy-box',
  SetSeats: 'seat',
  AdjustPoints: 'adjust',
  PauseClock: 'pause',
  ResumeClock: 'resume',
  AdjustClock: 'adjust',
  IntroduceClock: 'introduce',
  OpenMatch: 'open',
  OpenChouette: 'open',
  StartGame: 'start-game',
  ReportGame: 'report-game',
  ActInGame: 'act',
  ReportScore: 'report-result',
  EndMatch: 'report-result',
  CorrectResult: 'correct-game',
  CorrectEnd: 'correct-result',
  CorrectGame: 'correct-game',
  AddPenalty: 'add-penalty',
  CancelPenalty: 'cancel-penalty',
  CorrectLength: 'correct-length',
  VoidMatch: 'void',
  VoidMistake: 'void',
  ReinstateMatch: 'reinstate',
  PutBack: 'undo',
  CloseSession: 'close',
  CloseChouette: 'close',
  Join: 'join',
  Leave: 'leave',
  ThrowOrder: 'throw-order',
};

/** What a game waits for: phases of the board, and those beside it that only a chouette has. */
type WaitName = Phase['name'] | 'automatic-double' | 'offer-extras' | 'not-started';

const PHASE_WORDS: Readonly<Record<WaitName, ShownPhase | 'not-started'>> = {
  'not-started': 'not-started',
  opening: 'opening',
  'before-roll': 'roll',
  'to-play': 'play',
  'name-doublet': 'name-doublet',
  'answer-double': 'answer-double',
  'answer-resignation': 'answer-resignation',
  'automatic-double': 'opening',
  'offer-extras': 'answer-double',
};

/** The facts as callers read them. What has no word of its own, like the acts of tournaments, is in theirs already. */
export function inApiWords(params: ViolationParams): ViolationParams {
  const { act, phase } = params;
  return {
    ...params,
    ...(act === undefined ? {} : { act: worded(ACT_WORDS, act) }),
    ...(phase === undefined ? {} : { phase: worded(PHASE_WORDS, phase) }),
  };
}

/** Moments, which the domain counts in milliseconds, as the API writes them. */
const TIMES = ['finishedAt', 'closedAt'];

/** The facts with their moments as people and programs read them. */
export function withTimes(params: ViolationParams): ViolationParams {
  const times = TIMES.flatMap((name) => {
    const at = params[name];
    return typeof at === 'number' ? [[name, new Date(at).toISOString()] as const] : [];
  });
  return times.length === 0 ? params : { ...params, ...Object.fromEntries(times) };
}

type Fact = ViolationParams[string];

function worded(words: Readonly<Record<string, string>>, name: Fact): Fact {
  return typeof name === 'string' && Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}
