export { ClubFacts, type CountedDays } from './club-facts.js';
export { ClubModule } from './club.module.js';
