/** The variants that the service offers for a new match. Part of the scripts that need it, so that a form is shown only with them. */
import { answerOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';

export const variants = (await answerOf(club.GET('/v1/rules/variants'))).items;
