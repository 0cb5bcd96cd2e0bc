/**
 * Who may import whom (ARCHITECTURE.md, "The map"). Run by `npm run check`; each rule is broken on purpose in
 * test/architecture/import-rules.spec.ts.
 */

/**
 * The order inside the domain: what each folder may import besides itself. A new folder finds its place here first.
 * Play text is the one notation that the rules themselves speak, because a refused play is quoted.
 */
const DOMAIN = {
  kernel: [],
  position: ['kernel/'],
  dice: ['kernel/'],
  cube: ['kernel/'],
  clock: ['kernel/'],
  rating: ['kernel/'],
  variant: ['kernel/', 'position/', 'dice/'],
  play: ['kernel/', 'position/', 'dice/', 'variant/', 'notation/play-text\\.ts$'],
  notation: ['kernel/', 'position/', 'dice/', 'variant/', 'play/'],
  tournament: ['kernel/', 'rating/', 'variant/'],
  game: ['kernel/', 'position/', 'dice/', 'cube/', 'variant/', 'play/'],
  match: ['kernel/', 'position/', 'dice/', 'cube/', 'clock/', 'variant/', 'play/', 'game/'],
  chouette: ['kernel/', 'position/', 'dice/', 'cube/', 'variant/', 'play/', 'game/'],
  series: ['kernel/', 'game/', 'match/', 'chouette/'],
  transcript: ['kernel/', 'position/', 'dice/', 'cube/', 'variant/', 'play/', 'notation/', 'game/', 'match/'],
};

/** What each module may know of the others. */
const MODULES = {
  auth: [],
  health: [],
  pages: [],
  players: ['auth'],
  games: ['auth'],
  // The referee speaks of checkers and plays in the same forms as a game does.
  referee: ['auth', 'games'],
  matches: ['auth', 'games'],
  chouettes: ['auth', 'games'],
  ratings: ['auth', 'matches', 'players'],
  transcripts: ['auth', 'games', 'matches', 'players'],
  tournaments: ['auth', 'games', 'matches', 'players'],
};

const SPEC = '\\.spec\\.ts$';
const DECLARATIONS = '\\.d\\.ts$';
const PERSISTENCE = [
  '^src/modules/[^/]+/[^/]+\\.(entity|repository)\\.ts$',
  '^src/recording/',
  '^src/platform/database/',
];

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
      from: { path: '^src/domain/', pathNot: ['^src/domain/tournament/pairing/', SPEC] },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'domain-is-closed',
      comment: 'Pairing may use the one algorithm that is bought in: maximum-weight matching, a pure function.',
      severity: 'error',
      from: { path: '^src/domain/tournament/pairing/', pathNot: SPEC },
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
      comment: 'From outside, the domain is src/domain/index.ts.',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: '^src/domain/' },
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
      name: 'not-to-test',
      comment: 'The program does not need its tests.',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: SPEC },
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
