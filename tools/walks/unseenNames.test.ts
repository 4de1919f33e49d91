import { expect, it } from 'vitest'
import { storyHashes } from './storyHashes.ts'
import { type Files, plantedIn } from './testing/plantedIn.ts'

const files = {
  'packages/ui/src/count.ts': `export const step = 2
    const times = (rings) => { let rung = 0; for (const ring of rings) rung += step * ring; return rung }
    export function count(first, second) { const sum = first - second; return times([sum, step]) }`,
  'packages/ui/src/Volume.ts': `import { createContext } from 'react'
    export const Volume = createContext(1)`,
  'packages/ui/src/Pitch.ts': `import { createContext } from 'react'
    export const Pitch = createContext(1)`,
  'packages/ui/src/Bell.tsx': `import { use } from 'react'
    import { useSound } from 'sound'
    import { count, step } from './count.js'
    import { Pitch } from './Pitch.js'
    import { Volume } from './Volume.js'
    export function Bell({ rings, onRing = (step) => step }) {
      const rung = count(rings, step)
      useSound(rung, { step, volume: use(Volume), pitch: use(Pitch) })
      onRing(1)
      useSound(use(Volume))
      return <i title="Rung">{rung}</i>
    }`,
  'packages/ui/src/near.ts': `import 'sound/near.css'
    document.title = 'Near'`,
  'packages/ui/src/far.ts': `document.title = 'Far'`,
  'packages/ui/src/loud.ts': `document.title = 'Loud'`,
  'packages/ui/src/sounds/one/messages.ts': `import { en } from './en.js'
    export const messages = { en }`,
  'packages/ui/src/sounds/one/en.ts': `export const en = 'One'`,
  'packages/ui/src/sounds/two/messages.ts': `import { en } from './en.js'
    export const messages = { en }`,
  'packages/ui/src/sounds/two/en.ts': `export const en = 'Two'`,
  'packages/ui/src/Bell.stories.tsx': `import './near.js'
    import './far.js'
    import { Bell } from './Bell.js'
    import { messages as one } from './sounds/one/messages.js'
    import { messages as two } from './sounds/two/messages.js'
    import { Volume } from './Volume.js'
    const meta = { title: 'UI/Bell' }
    export default meta
    export const Rung = { render: () => <Volume value={2}><Bell rings={3} label={[one, two]} /></Volume> }`,
  '.storybook/walk.ts': 'export const walk = () => 1',
  'pnpm-lock.yaml': `importers:
  packages/ui:
    dependencies:
      sound: { specifier: 'catalog:', version: 1.0.0 }
snapshots:
  sound@1.0.0: {}
  sound@1.0.1: {}
`,
}
type Path = keyof typeof files
type Edit = readonly [path: Path, from: string, to: string]
type Move = readonly [path: Path, to: string]

const ui = <Name extends string>(name: Name) => `packages/ui/src/${name}` as const

function edited(edits: readonly Edit[]): Files {
  const after: Record<string, string> = { ...files }
  for (const [path, from, to] of edits) {
    expect(after[path]).toContain(from)
    after[path] = after[path]?.replace(from, to) ?? ''
  }
  return after
}

function moved(before: Files, moves: readonly Move[]): Files {
  const places = new Map<string, string>(moves)
  return Object.fromEntries(Object.entries(before).map(([path, text]) => [places.get(path) ?? path, text]))
}

async function hashOf(of: Files) {
  const hashes = await storyHashes({
    root: plantedIn(of),
    stories: 'packages/*/src/**/*.stories.tsx',
    walks: { page: { entries: ['.storybook/walk.ts'] } },
  })
  return hashes.get('ui-bell--rung')?.page
}

it.each<[string, readonly Edit[], Move[]?]>([
  [
    'a variable',
    [
      [ui('count.ts'), 'const sum =', 'const apart ='],
      [ui('count.ts'), '[sum, step]', '[apart, step]'],
    ],
  ],
  ['a parameter', [[ui('Bell.tsx'), '(step) => step', '(rings) => rings']]],
  [
    'a function',
    [
      [ui('count.ts'), 'const times =', 'const altogether ='],
      [ui('count.ts'), 'times([', 'altogether(['],
    ],
  ],
  [
    'an export that is sorted elsewhere then',
    [
      [ui('count.ts'), 'function count', 'function tally'],
      [ui('Bell.tsx'), '{ count, step }', '{ step, tally }'],
      [ui('Bell.tsx'), '= count(', '= tally('],
    ],
  ],
  [
    'an export that has the name of a property',
    [
      [ui('count.ts'), 'const step', 'const stride'],
      [ui('count.ts'), 'step * ring', 'stride * ring'],
      [ui('count.ts'), '[sum, step]', '[sum, stride]'],
      [ui('Bell.tsx'), '{ count, step }', '{ count, stride }'],
      [ui('Bell.tsx'), 'count(rings, step)', 'count(rings, stride)'],
      [ui('Bell.tsx'), '{ step, volume', '{ step: stride, volume'],
    ],
  ],
  [
    'an import',
    [
      [ui('Bell.tsx'), '{ Volume }', '{ Volume as Loudness }'],
      [ui('Bell.tsx'), 'use(Volume)', 'use(Loudness)'],
      [ui('Bell.tsx'), 'use(Volume)', 'use(Loudness)'],
    ],
  ],
  [
    'a file',
    [[ui('Bell.tsx'), './count.js', './numbers/of/tally.js']],
    [[ui('count.ts'), ui('numbers/of/tally.ts')]],
  ],
  [
    'a file that imports others',
    [
      [ui('Bell.tsx'), './count.js', '../count.js'],
      [ui('Bell.tsx'), './Pitch.js', '../Pitch.js'],
      [ui('Bell.tsx'), './Volume.js', '../Volume.js'],
      [ui('Bell.stories.tsx'), './Bell.js', './bells/Bell.js'],
    ],
    [[ui('Bell.tsx'), ui('bells/Bell.tsx')]],
  ],
])('the name of %s is nothing that a person sees', async (_, edits, moves = []) => {
  expect(await hashOf(moved(edited(edits), moves))).toBe(await hashOf(files))
})

it('the order in which modules without effects are imported is nothing that a person sees', async () => {
  const edits: Edit[] = [
    [ui('Bell.tsx'), `import { Pitch } from './Pitch.js'`, ''],
    [ui('Bell.tsx'), 'import { use }', `import { Pitch } from './Pitch.js'\nimport { use }`],
  ]
  expect(await hashOf(edited(edits))).toBe(await hashOf(files))
})

it.each<[string, readonly Edit[]]>([
  ['a string', [[ui('Bell.tsx'), '"Rung"', '"Heard"']]],
  ['a number', [[ui('count.ts'), 'step = 2', 'step = 3']]],
  ['the name of a property', [[ui('Bell.tsx'), 'volume:', 'loudness:']]],
  ['an operator', [[ui('count.ts'), 'first - second', 'first + second']]],
  ['the order of arguments', [[ui('Bell.tsx'), 'count(rings, step)', 'count(step, rings)']]],
  [
    'the order of calls',
    [
      [ui('Bell.tsx'), 'onRing(1)', ''],
      [ui('Bell.tsx'), 'useSound(use(Volume))', 'useSound(use(Volume)); onRing(1)'],
    ],
  ],
  ['what a name means', [[ui('Bell.tsx'), '(step) => step', '(other) => step']]],
  ['which of two exports is used', [[ui('Bell.tsx'), 'count(rings, step)', 'count(rings, count)']]],
  ['which of two equal modules is used', [[ui('Bell.tsx'), 'useSound(use(Volume))', 'useSound(use(Pitch))']]],
  [
    'which of two modules is used that differ beneath',
    [
      [ui('Bell.stories.tsx'), 'sounds/one', 'sounds/other'],
      [ui('Bell.stories.tsx'), 'sounds/two', 'sounds/one'],
      [ui('Bell.stories.tsx'), 'sounds/other', 'sounds/two'],
    ],
  ],
  ['what is imported from a package', [[ui('Bell.tsx'), '{ useSound }', '{ useLight as useSound }']]],
  ['which style sheet of a package is imported', [[ui('near.ts'), 'near.css', 'far.css']]],
  ['the version of a package', [['pnpm-lock.yaml', 'version: 1.0.0', 'version: 1.0.1']]],
  ['what is imported for its effect', [[ui('Volume.ts'), 'import', `import './loud.js'\nimport`]]],
  [
    'the order of effects',
    [
      [ui('Bell.stories.tsx'), `import './near.js'`, ''],
      [ui('Bell.stories.tsx'), `import './far.js'`, `import './far.js'\nimport './near.js'`],
    ],
  ],
])('%s may be what a person sees', async (_, edits) => {
  expect(await hashOf(edited(edits))).not.toBe(await hashOf(files))
})
