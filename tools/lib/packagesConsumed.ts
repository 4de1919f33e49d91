// The packages in the hands of someone else: their tarballs, installed by npm outside the workspace, and the examples of
// their READMEs, compiled, then drawn by Vite, Next.js, React Router on a server, and plain Node, and tested in jsdom; and
// recordings that the command and the kit recognize.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { serveFolder } from '../visual/serveFolder.ts'
import { faultsOfExamples } from './examplesOpened.ts'
import { catalogRange, packPackages } from './packages.ts'
import { drawnExamples, examples, outsideApps } from './packagesApp.ts'
import { chromiumArguments, faultsOfOutsideApp, faultsOfTestUtilities } from './packagesOpened.ts'
import { run } from './processes.ts'
import { report } from './report.ts'
import { findChromium } from './requirements.ts'
import { root } from './root.ts'

const fromCatalog = [
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/view',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'axe-core',
  'esbuild',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'typescript',
  'vite',
  'vitest',
]
/** Of frameworks and test utilities, the newest whose parts fit together. */
const pinned = {
  '@react-aria/test-utils': '1.0.0-rc.1',
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.13',
  next: '16.4.6',
  'react-router': '8.4.0',
  '@react-router/dev': '8.4.0',
  '@react-router/node': '8.4.0',
  isbot: '5.2.3',
  jsdom: '31.0.1',
}

type Step = readonly [folder: string, program: string, ...args: string[]]
const install: Step = [
  '.',
  'npm',
  'install',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
]
const modules = examples
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.ts') && !/\.(?:config|test)\.ts$/.test(file))
/** Steps of a row run one after another, and so do the rows. */
const rows: readonly (readonly Step[])[] = [
  [
    ['.', 'tsc', '-p', 'tsconfig.json'],
    ['.', 'tsc', '-p', 'tsconfig.nodenext.json'],
    ['.', 'tsc', '-p', 'tsconfig.frameworks.json'],
    ['.', 'vite', 'build', '--logLevel=error'],
    ['router', 'react-router', 'build', '--logLevel=error'],
    ['.', 'node', '--conditions=react-server', 'pure.js'],
    ['.', 'node', 'server.js'],
    ['.', 'node', 'sizes.js'],
    ['.', 'npx', '--no-install', 'saywright', 'completion', 'bash'],
    ['.', 'saywright', 'recognize', 'go.jsgf', 'go.wav'],
    ['.', 'node', 'kit.js'],
    ['.', 'saywright', 'run', 'sample-export.tar.gz', '--file', 'go.wav', '--any-architecture'],
    ['.', 'saywright', 'test', 'sample-export.tar.gz', '--any-architecture'],
    ['vitest', 'vitest', 'run'],
    ...modules.map((file): Step => ['.', 'node', `examples/${file}`]),
  ],
  [['next', 'next', 'build']],
]

/**
 * A recording of a person, which the command and the kit recognize with their own engines; another one, in another language;
 * and the export of the sample project, made by `services/server/tests/realExport.test.ts`.
 */
const files = {
  'go.wav': 'services/voice/tests/audio/go-forward-ten-meters.wav',
  'lamp.wav': 'services/server/assets/eteins-la-lumiere-du-salon.wav',
  'sample-export.tar.gz': 'services/server/tests/support/sample-export.tar.gz',
}

const folder = mkdtempSync(join(tmpdir(), 'saywright-outside-'))
try {
  const dependencies: Record<string, string> = { ...pinned }
  for (const name of fromCatalog) dependencies[name] = catalogRange(name)
  for (const [name, path] of await packPackages()) dependencies[name] = `file:${path}`
  for (const [name, text] of Object.entries(outsideApps(dependencies))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const [name, path] of Object.entries(files)) copyFileSync(join(root, path), join(folder, name))
  report(`${examples.length} examples outside the workspace`, await faultsOf(folder))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function faultsOf(cwd: string): Promise<string[]> {
  const failed = await faultsOfSteps([install], cwd)
  if (failed.length > 0) return failed
  // One after the other: React Router gives up a page that takes ten seconds, as on a busy machine.
  const built: string[] = []
  for (const steps of rows) built.push(...(await faultsOfSteps(steps, cwd)))
  if (built.length > 0) return built
  const executablePath = findChromium()
  if (!executablePath) return ['Install Chromium, or name one in CHROMIUM_PATH.']
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  const vite = await serveFolder(join(cwd, 'dist'))
  const next = await serveFolder(join(cwd, 'next', 'out'))
  const router = await serveFolder(join(cwd, 'router', 'build', 'client'))
  const paths = {
    vite: (name: string) => `${vite.address}/examples.html#${name}`,
    next: (name: string) => `${next.address}/${name}`,
    router: (name: string) => `${router.address}/${name}`,
  }
  try {
    return [
      ...(await faultsOfOutsideApp(browser, `${vite.address}/index.html`)),
      ...(await faultsOfTestUtilities(browser, `${vite.address}/testing.html`)),
      ...(await faultsOfExamples(browser, drawnExamples, paths)),
    ]
  } finally {
    for (const { close } of [vite, next, router]) close()
    await browser.close()
  }
}

async function faultsOfSteps(steps: readonly Step[], cwd: string): Promise<string[]> {
  const env = {
    PATH: `${join(cwd, 'node_modules', '.bin')}:${process.env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
    CI: '1',
  }
  for (const [folder, program, ...args] of steps) {
    const { status, seconds, output } = await run(program, args, { cwd: join(cwd, folder), env, show: false })
    console.log(`  ${program} ${args.join(' ')}: ${seconds.toFixed(1)} s`)
    if (status !== 0) return [`${program} ${args.join(' ')}:\n${output}`]
  }
  return []
}
