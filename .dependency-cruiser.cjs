/**
 * Who may import whom (ARCHITECTURE.md, "The map"). Run by `npm run check`; each rule is broken on purpose in
 * test/architecture/import-rules.spec.ts.
 */

/**
 * The order inside the domain: what each folder may import besides itself. A new folder finds its place here first.
 */
const DOMAIN = {
  kernel: [],
  position: ['kernel/'],
  dice: ['kernel/'],
  clock: ['kernel/'],
  rating: ['kernel/'],
  season: ['kernel/'],
  variant: ['kernel/', 'position/', 'dice/'],
  cube: ['kernel/', 'variant/'],
  play: ['kernel/', 'position/', 'dice/', 'variant/'],
  board: ['kernel/', 'position/', 'dice/', 'variant/', 'play/'],
  notation: ['kernel/', 'position/', 'dice/', 'variant/', 'play/'],
  tournament: ['kernel/', 'rating/', 'variant/'],
  game: ['kernel/', 'variant/', 'board/', 'cube/'],
  match: ['kernel/', 'position/', 'dice/', 'cube/', 'clock/', 'variant/', 'play/', 'board/', 'game/'],
  chouette: ['kernel/', 'variant/', 'board/', 'cube/'],
  series: ['kernel/', 'board/', 'cube/', 'game/', 'match/', 'chouette/'],
  // The one place that knows both: a tournament hears what its matches tell, and matches carry out what it orders.
  'tournament-matches': ['kernel/', 'match/', 'tournament/'],
  transcript: ['kernel/', 'position/', 'dice/', 'cube/', 'variant/', 'play/', 'notation/', 'board/', 'game/', 'match/'],
};

/** What each module may know of the others. */
const MODULES = {
  auth: [],
  health: [],
  pages: [],
  players: ['auth'],
  club: ['auth', 'players'],
  announcements: ['auth', 'players'],
  games: ['auth'],
  // The referee speaks of checkers and plays in the same forms as a game does.
  referee: ['auth', 'games'],
  matches: ['auth', 'club', 'games'],
  chouettes: ['auth', 'club', 'games', 'players'],
  ratings: ['auth', 'matches', 'players'],
  transcripts: ['auth', 'club', 'games', 'matches', 'players'],
  tournaments: ['auth', 'club', 'games', 'matches', 'players'],
  me: ['auth', 'chouettes', 'games', 'tournaments'],
  seasons: ['auth', 'club', 'players', 'tournaments'],
  webhooks: ['auth', 'games', 'tournaments'],
  live: ['announcements', 'auth', 'chouettes', 'games', 'matches', 'me', 'tournaments'],
  // Knows whose records are folded how, and of the pages the version of the service.
  archive: ['auth', 'club', 'games', 'pages', 'tournaments'],
};

const SPEC = '\\.spec\\.ts$';
const DECLARATIONS = '\\.d\\.ts$';
const PERSISTENCE = ['^src/modules/.+\\.(entity|repository)\\.ts$', '^src/recording/', '^src/platform/database/'];

/** The name of a package, found under node_modules or not found at all. */
const packages = (names) => `^(node_modules/)?(${names.join('|')})(/|$)`;

const oneOf = (names) => `(${names.join('|')})`;

const domainLayers = Object.entries(DOMAIN).map(([folder, others]) => ({
  name: 'domain-layers',
  comment: `src/domain/${folder} imports only what stands before it: ${others.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/domain/${folder}/`, pathNot: SPEC },
  to: { path: '^src/domain/', pathNot: [folder + '/', ...others].map((allowed) => `^src/domain/${allowed}`) },
}));

const moduleGraph = Object.entries(MODULES).map(([name, others]) => ({
  name: 'module-graph',
  comment: `src/modules/${name} knows of ${others.join(', ') || 'no other module'}`,
  severity: 'error',
  from: { path: `^src/modules/${name}/` },
  to: { path: '^src/modules/', pathNot: `^src/modules/${oneOf([name, ...others])}/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'No cycles, imports of types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-closed',
      comment: 'The domain imports nothing outside itself: no package, nothing of Node, no type.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: ['^src/domain/tournament/swiss/', SPEC] },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'domain-is-closed',
      comment: 'Pairing may use the one algorithm that is bought in: maximum-weight matching, a pure function.',
      severity: 'error',
      from: { path: '^src/domain/tournament/swiss/', pathNot: SPEC },
      to: { pathNot: ['^src/domain/', packages(['edmonds-blossom-fixed'])] },
    },
    ...domainLayers,
    {
      name: 'domain-layers',
      comment: 'A folder of the domain that has no place in the order.',
      severity: 'error',
      from: { path: '^src/domain/[^/]+/', pathNot: [`^src/domain/${oneOf(Object.keys(DOMAIN))}/`, SPEC] },
      to: { path: '^src/' },
    },
    {
      name: 'domain-layers',
      comment: 'Inside the domain nobody goes round by the door.',
      severity: 'error',
      from: { path: '^src/domain/[^/]+/', pathNot: SPEC },
      to: { path: '^src/domain/index\\.ts$' },
    },
    {
      name: 'domain-siblings',
      comment: 'Contests made of games never import each other.',
      severity: 'error',
      from: { path: '^src/domain/(match|money-session|chouette)/' },
      to: { path: '^src/domain/(match|money-session|chouette)/', pathNot: '^src/domain/$1/' },
    },
    {
      name: 'domain-through-its-door',
      comment: 'From outside, the domain is src/domain/index.ts. Specs may look behind it.',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: ['^src/domain/', SPEC] },
      to: { path: '^src/domain/', pathNot: '^src/domain/index\\.ts$' },
    },
    {
      name: 'module-internals-are-private',
      comment: 'Another module is its index.ts.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/', pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/index\\.ts$'] },
    },
    {
      name: 'module-internals-are-private',
      comment: 'Those who put the program together see doors, and the tables that TypeORM has to know.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/modules/' },
      to: { path: '^src/modules/', pathNot: ['^src/modules/[^/]+/index\\.ts$', '\\.entity\\.ts$'] },
    },
    ...moduleGraph,
    {
      name: 'module-graph',
      comment: 'A module that has no place in the graph.',
      severity: 'error',
      from: { path: '^src/modules/[^/]+/', pathNot: `^src/modules/${oneOf(Object.keys(MODULES))}/` },
      to: { path: '^src/' },
    },
    {
      name: 'typeorm-only-in-persistence',
      comment: 'The database is a matter of entities, repositories, the recording and the platform.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...PERSISTENCE, SPEC] },
      to: { path: packages(['typeorm', 'pg', '@types/pg', '@electric-sql/pglite']) },
    },
    {
      name: 'no-platform-to-features',
      comment: 'The platform and the recording know no backgammon and nothing that is made with them.',
      severity: 'error',
      from: { path: '^src/(platform|recording)/' },
      to: { path: '^src/(modules|rules|domain|cli)/' },
    },
    {
      name: 'no-platform-to-features',
      comment: 'Arrows point down: the recording stands on the platform, the rules on the domain and the platform.',
      severity: 'error',
      from: { path: '^src/(platform|rules)/' },
      to: { path: '^src/(recording|modules)/' },
    },
    {
      name: 'controllers-are-thin',
      comment: 'A controller names route, permission and form, and makes one call.',
      severity: 'error',
      from: { path: '^src/.+\\.controller\\.ts$' },
      to: { path: ['^src/domain/', '^src/recording/', packages(['typeorm'])] },
    },
    {
      name: 'migrations-are-frozen',
      comment: 'A migration says what it did then, whatever src says now.',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { pathNot: packages(['typeorm']) },
    },
    {
      name: 'pages-are-clients',
      comment: 'The pages know what every front end can know: the client, by its door.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { pathNot: ['^web/src/', '^client/src/index\\.ts$', packages(['preact', '@preact/signals', 'uqr'])] },
    },
    {
      name: 'the-client-stands-alone',
      comment: 'Whoever writes a front end takes the folder as it is.',
      severity: 'error',
      from: { path: '^client/' },
      to: { pathNot: ['^client/', packages(['openapi-fetch', 'eventsource-parser'])] },
    },
    {
      name: 'examples-are-clients',
      comment: 'The examples show what the client alone can do.',
      severity: 'error',
      from: { path: '^examples/' },
      to: { pathNot: ['^examples/', '^client/src/index\\.ts$', '^(node:)?(util|readline)$'] },
    },
    {
      name: 'the-service-knows-no-client',
      comment: 'The service answers; who asks, and what it shows, is not its matter.',
      severity: 'error',
      from: { path: '^(src|migrations)/' },
      to: { path: '^(client|web|examples)/' },
    },
    {
      name: 'not-to-test',
      comment: 'The program does not need its tests.',
      severity: 'error',
      from: { path: '^(src|migrations|client|web|examples)/', pathNot: SPEC },
      to: { path: ['^test/', SPEC] },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'Every import finds its file or a package of package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that imports nothing and that nothing imports is left over; types for a package go by its name.',
      severity: 'error',
      from: { orphan: true, pathNot: [SPEC, DECLARATIONS] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^test/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
