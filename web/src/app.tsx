import { Frame } from './parts/page/frame.js';
import { Loaded } from './parts/page/loaded.js';
import { Lost } from './parts/page/shown.js';
import { place } from './router.js';
import { routeOf } from './routes.js';

/** The page of the present address, inside of what all pages have. */
export function App() {
  const { path, search } = place.value;
  const route = routeOf(path);
  if (route === undefined) {
    return (
      <Frame>
        <Lost />
      </Frame>
    );
  }
  const [, id = ''] = route.pattern.exec(path) ?? [];
  const { bare = false, load } = route;
  const given = { id, search: new URLSearchParams(search) };
  const shown = <Loaded key={path} load={load} given={given} whole bare={bare} />;
  return bare ? shown : <Frame>{shown}</Frame>;
}
