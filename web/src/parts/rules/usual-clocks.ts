/** The modes of a clock with the times that the service sets by itself. Part of the scripts that need it, so that they show nothing before. */
import { answerOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';

export const clocks = (await answerOf(club.GET('/v1/rules/clocks'))).items;
