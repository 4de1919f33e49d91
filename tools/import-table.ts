import { domainFloors, domains } from './domain-table.ts'

/** A part of the repository whose imports are ruled. The first pattern that a path matches is its zone. */
export type Zone = {
  readonly name: string
  readonly pattern: RegExp
  readonly mayImport: readonly string[] | 'anything'
}

const packagesForScreens = [
  'ui',
  'forms',
  'audio',
  'audio/signal',
  'grammar',
  'grammar/codemirror',
  'api/contract',
  'api/catalogue',
  'shell/components',
  'shell/paths',
]
const packagesForApps = [...packagesForScreens, 'api/client', 'api/react', 'shell']
const testingEntries = ['ui/testing', 'forms/testing', 'audio/testing', 'api/testing']

/** What a pane draws with: it gets its data as props, and saves files at most. */
const packagesForPanes = [...packagesForScreens, 'api/client', 'shell']

/** The floors of a feature that has them, lowest first: what each may import, beside the app's own `parts`. */
const featureFloors: readonly (readonly [name: string, mayImport: readonly string[]])[] = [
  ['messages', packagesForApps],
  ['model', [...packagesForApps, 'feature/messages']],
  ['parts', [...packagesForPanes, 'feature/messages', 'feature/model']],
  // Each pane is a folder of its own, and imports no other.
  ['panes', [...packagesForPanes, 'feature/messages', 'feature/model', 'feature/parts']],
  [
    'workspace',
    [
      ...packagesForApps,
      'screen',
      ...['messages', 'model', 'parts', 'panes'].map((name) => `feature/${name}`),
    ],
  ],
]
const featureZones = ['feature', ...featureFloors.map(([name]) => `feature/${name}`)]
/** Panes are put together by the workspace alone. */
const featureWithoutPanes = featureZones.filter((name) => name !== 'feature/panes')
const partsOfApps = ['parts', ...featureZones, 'app']

// `ui` offers everything that an app needs of it.
const reactAria = String.raw`react-aria.*|@react-aria\/.*|react-stately.*|@react-stately\/.*`
const forbiddenToApps = new RegExp(`^(${reactAria})$`)
const forbiddenToScreens = new RegExp(`^(swr|swr/.*|react-router.*|${reactAria})$`)

// A story runs in Storybook, over props or a server of its own.
const forbiddenToStories = String.raw`vitest|vitest-browser-react|node:.*|swr|swr\/.*|react-router.*`

/** Packages from outside that some zones must not touch, by zone. */
export const forbiddenPackages: Readonly<Record<string, RegExp>> = {
  grammar: /^(react|react-dom|react-.*|@codemirror\/.*|node:.*)$/,
  'grammar/codemirror': /^(react|react-dom|react-.*|node:.*)$/,
  'api/contract': /^(react|react-dom|swr|node:.*)$/,
  'api/catalogue': /^(react|react-dom|swr|node:.*)$/,
  'api/client': /^(react|react-dom|swr|node:.*)$/,
  'api/testing': /^(react|react-dom|vitest|storybook.*|node:.*)$/,
  'audio/signal': /^(react|react-dom|react-.*|@vanilla-extract\/.*|node:.*)$/,
  'engines/decoding': /^(react|react-dom|react-.*)$/,
  'engines/results': /^(react|react-dom|node:.*)$/,
  'engines/seats': /^(react|react-dom|node:.*)$/,
  'engines/surroundings': /^(react|react-dom|react-.*|node:.*)$/,
  'engines/voice-activity': /^(react|react-dom|react-.*|node:.*)$/,
  'ui/text': /^(react|react-dom|react-.*|@vanilla-extract\/.*|node:.*)$/,
  cli: /^(react|react-dom|react-.*)$/,
  kit: /^(react|react-dom|react-.*)$/,
  ui: /^(swr|react-router.*|node:.*)$/,
  shell: forbiddenToApps,
  'shell/components': forbiddenToScreens,
  parts: forbiddenToApps,
  feature: forbiddenToApps,
  'feature/messages': forbiddenToApps,
  'feature/model': forbiddenToApps,
  'feature/parts': forbiddenToScreens,
  'feature/panes': forbiddenToScreens,
  'feature/workspace': forbiddenToApps,
  app: forbiddenToApps,
  screen: forbiddenToScreens,
  'shell/paths': /^(react|react-.*|swr|node:.*)$/,
  ...Object.fromEntries(
    ['ui', 'audio', 'forms'].map((zone) => [`${zone}/story`, new RegExp(`^(${forbiddenToStories})$`)]),
  ),
  ...Object.fromEntries(
    ['shell/components', 'shell', 'parts', 'feature', 'app'].flatMap((zone) => [
      [`${zone}/test`, forbiddenToApps],
      [`${zone}/testing`, forbiddenToApps],
      [`${zone}/story`, new RegExp(`^(${forbiddenToStories}|${reactAria})$`)],
    ]),
  ),
}

const serverPackages = [
  'api/contract',
  'api/catalogue',
  'api/client',
  'grammar',
  'audio/signal',
  'engines/decoding',
  'engines/results',
  'engines/seats',
  'engines/surroundings',
  'ui/text',
  'shell/paths',
  'services/http',
  'settings',
]

type Floor = readonly [name: string, path: string, mayImport: readonly string[]]

const belowDomains = [
  ...['base', 'data', 'pictures', 'grammars', 'secrets', 'store', 'tasks', 'transaction', 'security'],
  ...['access', 'mail', 'outside', 'audit', 'context'],
]

const domainZones = domainFloors.map((floor) => `domains/${floor}`)

/** A domain imports others of its floor, in no circle (`lib/domainCircles.ts`), and those of lower ones. */
const floorsOfDomains = domainZones.map((zone, at): Floor => {
  const names = domains.filter(({ floor }) => floor === domainFloors[at]).map(({ name }) => name)
  return [
    zone,
    `domains/(${names.join('|')})/`,
    [...belowDomains, 'domains/shared', ...domainZones.slice(0, at)],
  ]
})

/** The floors of the server, lowest first: what each may import of those below it. */
const floors: readonly Floor[] = [
  ['base', '(config|readEnvironment|readGeneration|readS3|isLoopback|isSelfContained|keyedQueue)\\.', []],
  ['data', '(data|messages)/', []],
  ['files', 'files/', ['base']],
  ['pictures', 'pictures/', ['base', 'files']],
  ['grammars', 'grammars/', ['base']],
  ['secrets', 'secrets/', ['base', 'files']],
  ['store', 'store/', ['base', 'files', 'secrets']],
  ['tasks', 'tasks/', ['base', 'store']],
  ['events', 'events/', ['base', 'store']],
  ['transaction', 'transaction/', ['base', 'secrets', 'store', 'tasks', 'events']],
  ['security', 'security/', ['base', 'data', 'files', 'store', 'transaction']],
  ['access', 'access/', ['secrets', 'store', 'transaction', 'security']],
  ['mail', 'mail/', ['base', 'data', 'files', 'transaction', 'security']],
  ['outside', '(social|emailCheck|textService)/', ['base', 'data']],
  ['tracking', 'tracking/', ['transaction']],
  ['audit', 'audit/', ['store', 'transaction', 'security', 'tracking']],
  [
    'context',
    'context\\.',
    [
      ...['base', 'files', 'pictures', 'grammars', 'secrets', 'events', 'transaction', 'security', 'outside'],
      'tracking',
    ],
  ],
  ['domains/shared', 'domains/shared/', belowDomains],
  ...floorsOfDomains,
  ['domains', 'domains/', ['context', 'domains/shared', ...domainZones]],
  [
    'seed',
    'seed/',
    [
      ...['files', 'store', 'transaction', 'security', 'mail', 'audit', 'context', 'domains/shared'],
      ...domainZones,
    ],
  ],
  [
    'http',
    'http/',
    [
      ...['base', 'data', 'files', 'security', 'mail', 'context', 'domains', 'domains/shared'],
      ...domainZones,
    ],
  ],
]

const serverFloors: readonly Zone[] = [
  ...floors.map(([name, path, mayImport]) => ({
    name: `server/${name}`,
    pattern: new RegExp(`^services/server/src/${path}`),
    mayImport: [...serverPackages, ...mayImport.map((floor) => `server/${floor}`)],
  })),
  {
    name: 'server',
    pattern: /^services\/server\//,
    mayImport: [...serverPackages, ...floors.map(([name]) => `server/${name}`)],
  },
]

/** Parts that also run in browsers, or in a service without an engine. */
const partsOfEngines = [
  'engines/decoding',
  'engines/results',
  'engines/seats',
  'engines/surroundings',
  'engines/voice-activity',
]

type TestRow = readonly [
  zone: string,
  path: string,
  byTests: readonly string[],
  byStories?: readonly string[],
]

/**
 * Imports of the tests of a zone beyond its own, and of its stories and the helpers of both (without a list of their own:
 * the same). Product code imports none of the three.
 */
const testRows: readonly TestRow[] = [
  ['grammar/codemirror', 'packages/grammar/src/codemirror/', ['grammar', 'grammar/testing']],
  ['grammar', 'packages/grammar/', []],
  ['engines/decoding', 'packages/engines/src/decoding/', ['audio/signal', 'audio/testing', 'api/contract']],
  ['engines/results', 'packages/engines/src/results/', ['api/contract']],
  ['engines/seats', 'packages/engines/src/seats/', []],
  ['engines/surroundings', 'packages/engines/src/surroundings/', ['audio/signal', 'api/contract']],
  ['engines/voice-activity', 'packages/engines/src/voice-activity/', ['audio/signal', 'engines/testing']],
  [
    'engines',
    'packages/engines/',
    ['audio/signal', 'api/contract', 'api/catalogue', 'grammar', 'grammar/testing', ...partsOfEngines],
  ],
  ['kit', 'packages/kit/', ['grammar', 'api/contract', 'audio/signal']],
  [
    'cli',
    'packages/cli/',
    [
      ...['grammar', 'api/catalogue', 'api/contract', 'api/client', 'audio/signal', 'audio/testing'],
      ...['engines', 'kit', 'kit/testing'],
    ],
  ],
  ['ui/text', 'packages/ui/src/text/', []],
  ['ui', 'packages/ui/', ['ui/text', 'ui/text/testing']],
  ['audio/signal', 'packages/audio/src/signal/', ['audio/testing']],
  ['audio', 'packages/audio/', ['ui', 'ui/testing', 'audio/signal']],
  ['forms', 'packages/forms/', ['ui', 'ui/testing', 'api/contract', 'api/catalogue']],
  ['api/contract', 'packages/api/src/contract/', ['api/catalogue', 'api/testing']],
  ['api/catalogue', 'packages/api/src/catalogue/', []],
  ['api/client', 'packages/api/src/client/', ['api/contract', 'api/catalogue', 'api/testing']],
  ['api/react', 'packages/api/src/react/', ['api/client', 'api/contract', 'api/testing']],
  ['api/testing', 'packages/api/src/testing/', ['api/client', 'api/contract']],
  // Its examples are compiled together with a program of another package that must not compile.
  ['api', 'packages/api/src/[^/]+$', ['grammar']],
  ['shell/components', 'apps/shell/src/components/', ['ui', 'ui/testing', 'api/catalogue']],
  ['shell/paths', 'apps/shell/src/paths/', []],
  ['shell', 'apps/shell/', ['ui', 'ui/testing', 'api/contract', 'api/testing', 'shell/components']],
  [
    'feature',
    'apps/(console|studio)/src/features/',
    // A route is tested in its place: in the whole app.
    [...packagesForApps, ...testingEntries, ...partsOfApps, 'app/testing'],
    [...packagesForScreens, ...testingEntries, ...featureZones, 'parts', 'app/testing'],
  ],
  [
    'parts',
    'apps/(console|studio)/src/parts/',
    [...packagesForApps, ...testingEntries, 'app/testing'],
    [...packagesForScreens, ...testingEntries, 'app/testing'],
  ],
  [
    'app',
    'apps/(console|studio)/src/',
    [...packagesForApps, ...testingEntries, ...partsOfApps, 'feature/testing'],
  ],
  ['documentation', 'apps/documentation/', ['api/contract', 'grammar', 'tools', 'ui/text/testing']],
  ['vscode', 'apps/vscode/', []],
  ['services/http', 'services/http/', ['api/contract', 'api/client']],
  [
    'server',
    'services/server/',
    [
      ...serverPackages,
      ...floors.map(([name]) => `server/${name}`),
      'audio/testing',
      'cli/testing',
      'kit',
      'ui/text/testing',
    ],
  ],
  [
    'voice',
    'services/voice/',
    [
      ...['api/contract', 'api/catalogue', 'audio/signal', 'engines', 'engines/seats', 'engines/testing'],
      'services/http',
    ],
  ],
  ['voice-espeak', 'services/voice-espeak/', []],
  ['tools', 'tools/', ['build', 'storybook', 'root', 'ui', 'api/client', 'shell', 'shell/paths', 'bench']],
]

const testZones: readonly Zone[] = testRows.flatMap(([zone, path, byTests, byStories = byTests]) => [
  {
    name: `${zone}/testing`,
    pattern: new RegExp(`^${path}(.*/)?(testing|tests/support)/`),
    mayImport: [zone, ...byStories],
  },
  {
    name: `${zone}/test`,
    pattern: new RegExp(`^(?=${path}).*(\\.test\\.|/tests/)`),
    mayImport: [zone, `${zone}/testing`, `${zone}/story`, ...byTests],
  },
  {
    name: `${zone}/story`,
    pattern: new RegExp(`^(?=${path}).*(\\.stories(\\.|$)|\\.mdx$)`),
    mayImport: [zone, `${zone}/testing`, ...byStories],
  },
])

// Storybook draws components of any place in the browser, and its pages are part of the repository.
const forStorybook = [
  ...[...packagesForApps, ...testingEntries, ...partsOfApps, 'feature/testing'],
  ...['build', 'root', 'ui/story'],
]

/**
 * Single imports across zones: tests of the command and of the kit use the recording of the voice service's tests, and one
 * of the server runs the program that the studio shows. Code that starts a server in a test starts it as the product does.
 */
export const exceptions: Readonly<Record<string, string>> = {
  'packages/cli/src/kit/export.test.ts': 'services/voice/tests/audio/go-forward-ten-meters.wav',
  'packages/cli/src/wake-words/wakeWords.test.ts': 'services/voice/tests/audio/go-forward-ten-meters.wav',
  'packages/kit/src/recognize.test.ts': 'services/voice/tests/audio/go-forward-ten-meters.wav',
  'packages/kit/src/wakeWords.test.ts': 'services/voice/tests/audio/go-forward-ten-meters.wav',
  'packages/cli/src/commands/recognize.test.ts': 'services/voice/tests/audio/go-forward-ten-meters.wav',
  'services/server/src/domains/voice-commands/recognize.test.ts':
    'apps/studio/src/features/voice-commands/panes/share/snippets.js',
  'services/server/src/domains/exports/exports.test.ts': 'packages/kit/src/index.js',
  'services/server/tests/support/aMeasuredServer.ts': 'tools/lib/serverFlags.js',
  'services/server/tests/support/childServer.ts': 'tools/lib/serverFlags.js',
  'services/server/tests/realExport.test.ts':
    'apps/studio/src/features/voice-commands/panes/share/snippets.js',
}

/** The allowed imports of each zone. A zone may always import itself. CONTRIBUTING.md prints this table. */
export const zones: readonly Zone[] = [
  {
    name: 'build',
    pattern:
      /^apps\/((vite\.app|compressed|withoutDocs)\.ts$|first-paint\/)|vite\.config\.ts$|tsup\.config\.ts$|^packages\/tsup/,
    mayImport: 'anything',
  },
  { name: 'storybook', pattern: /^\.storybook\/|^vitest\.config\.ts$/, mayImport: forStorybook },
  ...testZones,
  { name: 'grammar/codemirror', pattern: /^packages\/grammar\/src\/codemirror\//, mayImport: [] },
  { name: 'grammar', pattern: /^packages\/grammar\//, mayImport: [] },
  {
    name: 'engines/decoding',
    pattern: /^packages\/engines\/src\/decoding\//,
    mayImport: ['audio/signal', 'api/contract'],
  },
  { name: 'engines/results', pattern: /^packages\/engines\/src\/results\//, mayImport: ['api/contract'] },
  { name: 'engines/seats', pattern: /^packages\/engines\/src\/seats\//, mayImport: [] },
  {
    name: 'engines/surroundings',
    pattern: /^packages\/engines\/src\/surroundings\//,
    mayImport: ['audio/signal', 'api/contract'],
  },
  {
    name: 'engines/voice-activity',
    pattern: /^packages\/engines\/(src\/voice-activity|assets)\//,
    mayImport: ['audio/signal'],
  },
  {
    name: 'engines',
    pattern: /^packages\/engines\//,
    mayImport: ['audio/signal', 'api/contract', 'api/catalogue', 'grammar', ...partsOfEngines],
  },
  {
    name: 'kit',
    pattern: /^packages\/kit\//,
    mayImport: [
      ...['grammar', 'api/contract', 'audio/signal'],
      ...['engines', 'engines/decoding', 'engines/results'],
    ],
  },
  {
    name: 'cli',
    pattern: /^packages\/cli\//,
    mayImport: [
      ...['grammar', 'api/catalogue', 'api/contract', 'api/client', 'audio/signal'],
      ...['engines', 'engines/decoding', 'engines/results', 'kit'],
    ],
  },
  { name: 'ui/text', pattern: /^packages\/ui\/src\/text\//, mayImport: [] },
  { name: 'ui', pattern: /^packages\/ui\//, mayImport: ['ui/text'] },
  { name: 'audio/signal', pattern: /^packages\/audio\/src\/signal\//, mayImport: [] },
  { name: 'audio', pattern: /^packages\/audio\//, mayImport: ['ui', 'audio/signal'] },
  { name: 'forms', pattern: /^packages\/forms\//, mayImport: ['ui', 'api/contract', 'api/catalogue'] },
  { name: 'api/contract', pattern: /^packages\/api\/src\/contract\//, mayImport: ['api/catalogue'] },
  { name: 'api/catalogue', pattern: /^packages\/api\/src\/catalogue\//, mayImport: [] },
  {
    name: 'api/client',
    pattern: /^packages\/api\/src\/client\//,
    mayImport: ['api/contract', 'api/catalogue'],
  },
  { name: 'api/react', pattern: /^packages\/api\/src\/react\//, mayImport: ['api/client', 'api/contract'] },
  {
    name: 'api/testing',
    pattern: /^packages\/api\/src\/testing\//,
    mayImport: ['api/contract', 'api/client'],
  },
  {
    name: 'shell/components',
    pattern: /^apps\/shell\/src\/components\//,
    mayImport: ['ui', 'api/catalogue'],
  },
  { name: 'shell/paths', pattern: /^apps\/shell\/src\/paths\//, mayImport: [] },
  {
    name: 'shell',
    pattern: /^apps\/shell\//,
    mayImport: [
      ...['ui', 'forms', 'api/contract', 'api/catalogue', 'api/client', 'api/react'],
      ...['shell/components', 'shell/paths'],
    ],
  },
  {
    name: 'screen',
    pattern: /^apps\/.*Screen\.tsx$/,
    mayImport: [...packagesForScreens, ...featureWithoutPanes, 'parts'],
  },
  ...featureFloors.map(([name, mayImport]) => ({
    name: `feature/${name}`,
    pattern: new RegExp(`^apps/(console|studio)/src/features/[^/]+/${name}/`),
    mayImport: [...mayImport, 'parts'],
  })),
  {
    name: 'feature',
    pattern: /^apps\/(console|studio)\/src\/features\//,
    mayImport: [...packagesForApps, ...featureWithoutPanes, 'parts', 'screen'],
  },
  { name: 'parts', pattern: /^apps\/(console|studio)\/src\/parts\//, mayImport: packagesForApps },
  {
    name: 'app',
    pattern: /^apps\/(console|studio)\/src\//,
    mayImport: [...packagesForApps, 'parts', 'feature'],
  },
  {
    name: 'documentation',
    pattern: /^apps\/documentation\//,
    mayImport: ['ui', 'ui/text', 'api/contract', 'grammar', 'build', 'tools'],
  },
  { name: 'vscode', pattern: /^apps\/vscode\//, mayImport: ['build'] },
  {
    // Read by the services and by what writes the page for operators.
    name: 'settings',
    pattern: /^services\/(server|voice)\/src\/settings\./,
    mayImport: ['services/http'],
  },
  ...serverFloors,
  { name: 'services/http', pattern: /^services\/http\//, mayImport: ['api/contract'] },
  {
    name: 'voice',
    pattern: /^services\/voice\//,
    mayImport: [
      ...['api/contract', 'api/catalogue', 'audio/signal', 'engines', 'engines/seats'],
      ...['services/http', 'settings'],
    ],
  },
  { name: 'voice-espeak', pattern: /^services\/voice-espeak\//, mayImport: [] },
  { name: 'bench', pattern: /^bench\//, mayImport: 'anything' },
  { name: 'e2e', pattern: /^e2e\//, mayImport: ['server/testing', 'voice/testing', 'tools', 'bench'] },
  // The syntax trees of the build are read by what reads declarations, too.
  { name: 'tools', pattern: /^tools\//, mayImport: ['shell/paths', 'storybook', 'settings', 'build'] },
]
