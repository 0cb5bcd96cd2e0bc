/** Who comes, goes or sits out as soon as the game is over, and who waits for a word of the box. */
import { type Schemas, answerOf } from '../../../client/src/index.js';
import { inText } from '../parts/said.js';
import { club } from '../session.js';
import { t } from '../texts/index.js';
import { useView } from '../view.js';
import { type Chouette, nameIn } from './seen.js';

type Ask = Schemas['SeatAskDto'];

const WORDS = {
  join: 'chouette.comes-next',
  return: 'chouette.returns-next',
  leave: 'chouette.leaves-then',
  'sit-out': 'chouette.sits-out-then',
} as const;

/** Who has never sat at the table is not among its people. */
async function nameOf(chouette: Chouette, id: string): Promise<string> {
  const known = nameIn(chouette, id);
  return known === '' ? (await answerOf(club.GET('/v1/players/{id}', { params: { path: { id } } }))).name : known;
}

export default function Asks({ chouette }: { readonly chouette: Chouette }) {
  const { asks } = chouette;
  const saying = async ({ player, ask, agreed }: Ask): Promise<string> =>
    t(agreed ? WORDS[ask] : 'chouette.waits-for-box', { name: inText(await nameOf(chouette, player)) });
  const view = useView(`asks ${JSON.stringify(asks)}`, [], () => Promise.all(asks.map(saying)));
  if (view.data === null) return null;
  return (
    <div class="notice">
      <ul class="bullets">
        {view.data.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
