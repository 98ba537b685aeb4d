// Who may import whom. An arrow that is not allowed here fails the build; scripts/import-rules.test.ts plants each one.

const tests = '\\.test\\.tsx?$';
/** The two small games of the test kit. */
const reference = '^packages/testkit/src/reference/';
/** What several tests of a package share. */
const testTools = '\\.testing\\.tsx?$';
/** The worker that hosts local tables. */
const localTables = '^packages/web/src/table/local/';
/** What builds and tries the page, and is no part of it. */
const webTools = '^packages/web/(scripts|e2e)/';
/** The modules of one package, or of those its name pattern matches. */
const of = (/** @type {string} */ name) => `^packages/(${name})/`;
/** @type {import('dependency-cruiser').DependencyType[]} */
const library = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'engine-knows-nobody',
      comment: 'The kernel knows no game and no other package.',
      severity: 'error',
      from: { path: of('engine') },
      to: { path: '^packages/', pathNot: of('engine') },
    },
    {
      name: 'engine-needs-only-hashes',
      comment: 'The kernel depends on @noble/hashes alone; its tests also on vitest and fast-check.',
      severity: 'error',
      from: { path: of('engine'), pathNot: tests },
      to: { dependencyTypes: library, pathNot: 'node_modules/@noble/hashes/' },
    },
    {
      name: 'game-knows-only-engine',
      comment: 'The rules of a game need the engine and nothing else.',
      severity: 'error',
      from: { path: of('game-[^/]+'), pathNot: [tests, testTools] },
      to: { path: '^packages/', pathNot: of('engine|game-[^/]+') },
    },
    {
      name: 'game-test-knows-engine-and-testkit',
      comment: 'The tests of a game need the engine and the test kit.',
      severity: 'error',
      from: { path: `${of('game-[^/]+')}.*${tests}` },
      to: { path: '^packages/', pathNot: of('engine|testkit|game-[^/]+') },
    },
    {
      name: 'game-needs-no-library',
      comment: 'The rules of a game run anywhere: no library, no Node module.',
      severity: 'error',
      from: { path: of('game-[^/]+'), pathNot: [tests, testTools] },
      to: { dependencyTypes: library },
    },
    {
      name: 'game-knows-no-other-game',
      comment: 'What two games share belongs in the engine.',
      severity: 'error',
      from: { path: '^packages/(game-[^/]+)/' },
      to: { path: of('game-[^/]+'), pathNot: '^packages/$1/' },
    },
    {
      name: 'only-registry-lists-games',
      comment:
        'Whoever needs a game asks packages/games for it. Benchmarks, boards and judges of position know theirs.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [of('games|bench|web|bots|game-[^/]+'), tests] },
      to: { path: of('game-[^/]+') },
    },
    {
      name: 'registry-knows-rules-and-bots',
      comment: 'The registry hands out rules and what bots know of them, to whoever plays by them.',
      severity: 'error',
      from: { path: of('games'), pathNot: [tests, testTools] },
      to: { path: '^packages/', pathNot: of('engine|bots|game-[^/]+|games') },
    },
    {
      name: 'nobody-knows-bench',
      comment: 'Benchmarks measure the others; nothing is built on them.',
      severity: 'error',
      from: { pathNot: of('bench') },
      to: { path: of('bench') },
    },
    {
      name: 'boardgame-io-only-in-bench',
      comment: 'It is there to be compared with.',
      severity: 'error',
      from: { pathNot: of('bench') },
      to: { path: 'node_modules/boardgame\\.io/' },
    },
    {
      name: 'nobody-knows-cli',
      comment: 'The command line stands at the end.',
      severity: 'error',
      from: { pathNot: of('cli') },
      to: { path: of('cli') },
    },
    {
      name: 'testkit-only-in-tests',
      comment: 'What ships must not carry the test tools along.',
      severity: 'error',
      from: { pathNot: [of('testkit'), tests, testTools, '(^|/)vitest\\.[^/]*config\\.ts$'] },
      to: { path: of('testkit'), pathNot: reference },
    },
    {
      name: 'reference-games-only-in-bench',
      comment: 'Benchmarks measure the reference games too; besides them only tests play those.',
      severity: 'error',
      from: { pathNot: [of('testkit|bench'), tests, testTools] },
      to: { path: reference },
    },
    {
      name: 'testkit-knows-only-engine',
      comment: 'A test hands its game over; the test kit names none.',
      severity: 'error',
      from: { path: of('testkit') },
      to: { path: '^packages/', pathNot: of('engine|testkit') },
    },
    {
      name: 'table-knows-only-engine',
      comment:
        'The authority over one game runs in a server and in a page alike: the engine, no library, no Node module.',
      severity: 'error',
      from: { path: of('table'), pathNot: [tests, testTools] },
      to: { path: ['^packages/', 'node_modules/'], pathNot: of('engine|table') },
    },
    {
      name: 'table-needs-no-host',
      comment: 'It is told the time and handed the moves.',
      severity: 'error',
      from: { path: of('table'), pathNot: [tests, testTools] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'protocol-knows-only-engine',
      comment: 'Page and server both speak it: it may know the words of the engine, and neither of the two.',
      severity: 'error',
      from: { path: of('protocol'), pathNot: [tests, testTools] },
      to: { path: '^packages/', pathNot: of('engine|protocol') },
    },
    {
      name: 'server-knows-no-page',
      comment: 'The server stands on engine, registry, table and protocol.',
      severity: 'error',
      from: { path: of('server'), pathNot: [tests, testTools] },
      to: { path: '^packages/', pathNot: of('engine|games|table|protocol|bots|server') },
    },
    {
      name: 'bots-know-only-games',
      comment: 'Bots think in a worker thread and in a page alike: the engine, the games, no library, no Node module.',
      severity: 'error',
      from: { path: of('bots'), pathNot: [tests, testTools] },
      to: { path: ['^packages/', 'node_modules/'], pathNot: of('engine|game-[^/]+|bots') },
    },
    {
      name: 'bots-need-no-host',
      comment: 'They are told the time and handed their luck.',
      severity: 'error',
      from: { path: of('bots'), pathNot: [tests, testTools] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'games-have-three-doors',
      comment: 'A game is entered by its index, its table or its search; what lies behind them may move.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: [of('game-[^/]+'), webTools, tests, testTools] },
      to: { path: of('game-[^/]+'), pathNot: '^packages/game-[^/]+/src/(index|table|search)\\.ts$' },
    },
    {
      name: 'web-sees-tables-alone',
      comment:
        'The page never sees a state: it shows what lies on a table. Whole games, and what can be asked of their states, are for the worker that hosts local tables.',
      severity: 'error',
      from: { path: of('web'), pathNot: [localTables, webTools, tests, testTools] },
      to: { path: of('game-[^/]+'), pathNot: '^packages/game-[^/]+/src/table\\.ts$' },
    },
    {
      name: 'web-faces-know-their-game',
      comment: 'The frame and the pages serve every game alike; a face knows the tables and prices of its own.',
      severity: 'error',
      from: { path: of('web'), pathNot: ['^packages/web/src/games/', localTables, webTools, tests, testTools] },
      to: { path: of('game-[^/]+') },
    },
    {
      name: 'web-face-knows-no-other-game',
      comment: 'What two faces share belongs in the frame.',
      severity: 'error',
      from: { path: '^packages/web/src/games/([^/]+)/', pathNot: tests },
      to: { path: of('game-[^/]+'), pathNot: '^packages/game-$1/' },
    },
    {
      name: 'web-keeps-rules-in-the-worker',
      comment:
        'Rules are loaded, and run, in the worker. The page may know which games there are, and which are frozen.',
      severity: 'error',
      from: { path: of('web'), pathNot: [localTables, webTools, tests, testTools] },
      to: {
        path: of('games'),
        pathNot: '^packages/games/src/frozen\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-knows-no-server',
      comment: 'The page speaks the protocol. Browser tests start the server.',
      severity: 'error',
      from: { path: of('web'), pathNot: [webTools, tests, testTools] },
      to: { path: of('server') },
    },
    {
      name: 'no-cycle',
      comment: 'Files that need each other to load can only be read together. Types may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-test-from-code',
      comment: 'A test runs when it is imported.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'resolvable',
      comment: 'The rules above cannot judge an import that leads nowhere.',
      severity: 'error',
      from: {},
      // Drawn by the build out of the icon packages.
      to: { couldNotResolve: true, pathNot: '^~icons/' },
    },
  ],
  options: {
    exclude: { path: '(^|/)(dist|coverage)/|^packages/games/frozen/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'module', 'node', 'default', 'types'],
    },
  },
};
