import ClubClock from '../parts/begin/club-clock.js';
import { ClubFacts } from './club-facts.js';
import { Links } from './links.js';

export default function ClubAndLinks() {
  return (
    <div class="stack">
      <ClubClock />
      <div class="columns">
        <ClubFacts />
        <Links />
      </div>
    </div>
  );
}
