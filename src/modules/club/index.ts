export { ClubFacts } from './club-facts.js';
export { ClubModule } from './club.module.js';
