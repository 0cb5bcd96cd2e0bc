export { ChosenMatchRulesDto, ChosenRulesDto } from './dto/rules.dto.js';
export type { AnswerBeside } from './corrections.service.js';
export { CorrectionsService } from './corrections.service.js';
export {
  CancelPenaltyDto,
  CorrectLengthDto,
  GIVEN_PENALTIES,
  GivePenaltyDto,
  PenaltyDto,
} from './dto/directors-acts.dto.js';
export { MatchDto, ScoreDto } from './dto/match.dto.js';
export { SaysSomething } from './dto/reason.dto.js';
export { DECISIONS } from './dto/result.dto.js';
export { madeMatch, matchViewAfter } from './match.mapper.js';
export { MatchesModule } from './matches.module.js';
export { MatchesService } from './matches.service.js';
export { FollowedMatches } from './followed-matches.js';
