import { ClubFacts } from './club-facts.js';
import { Links } from './links.js';

export default function ClubAndLinks() {
  return (
    <div class="columns">
      <ClubFacts />
      <Links />
    </div>
  );
}
