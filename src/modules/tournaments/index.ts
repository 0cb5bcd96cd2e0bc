export { TournamentCheck } from './tournament-check.js';
export { TournamentsModule } from './tournaments.module.js';
