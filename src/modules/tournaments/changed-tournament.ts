import { type AnswerDecorator, AnswersOneOf } from '../../platform/http/operation.js';
import { PairingCorrectionAnswerDto } from './dto/pairing.dto.js';
import { TournamentDto } from './dto/tournament.dto.js';

/** The answer to an act on a whole tournament: the tournament, or in a dry run what would change. */
export function AnswersTournament(
  tournament = 'The tournament.',
): AnswerDecorator<TournamentDto | PairingCorrectionAnswerDto> {
  const answers = [TournamentDto, PairingCorrectionAnswerDto];
  return AnswersOneOf(200, answers, `${tournament} With \`dryRun=true\`: what would change.`);
}
