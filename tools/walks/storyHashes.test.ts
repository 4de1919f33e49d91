import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { storyHashes } from './storyHashes.ts'
import { plantedIn } from './testing/plantedIn.ts'

const files = {
  'packages/ui/src/tokens.ts': 'export const tokens = { ink: 1 }',
  'packages/ui/src/Lamp.css.ts': `import { tokens } from './tokens.js'
    export const lamp = { color: tokens.ink }`,
  'packages/ui/src/messages.ts': `export const messages = { on: 'On' }`,
  'packages/ui/src/Lamp.tsx': `import { useLight } from 'light'
    import { lamp } from './Lamp.css.js'
    import { messages } from './messages.js'
    export function Lamp() { return <i style={lamp} title={useLight(messages.on)} /> }`,
  'packages/ui/src/Door.css.ts': `export const door = { width: 3 }`,
  'packages/ui/src/Door.tsx': `import { door } from './Door.css.js'
    export function Door() { return <b style={door} /> }`,
  'packages/ui/src/index.ts': `export { Door } from './Door.js'
    export { Lamp } from './Lamp.js'`,
  'packages/ui/src/Lamp.stories.tsx': `import { Lamp } from './index.js'
    const meta = { title: 'UI/Fields/Lamp', id: 'ui-lamp' }
    export default meta
    export const On = { render: () => <Lamp /> }
    export const LongText = {}`,
  'packages/ui/src/Door.stories.tsx': `import { Door } from './index.js'
    const meta = { title: 'UI/Door' }
    export default meta
    export const Open = { render: () => <Door /> }`,
  '.storybook/walk.ts': `import './global.css.js'
    import { look } from './look.js'
    export const walk = () => look()`,
  '.storybook/global.css.ts': `document.title = 'Lamps'`,
  '.storybook/look.ts': `import axe from 'axe-core'
    export const look = () => axe.run()`,
  '.storybook/picture.ts': 'export const draw = () => 1',
  'pnpm-lock.yaml': `importers:
  .:
    devDependencies:
      axe-core: { specifier: 'catalog:', version: 4.0.0 }
  packages/ui:
    dependencies:
      light: { specifier: 'catalog:', version: 1.0.0 }
      react: { specifier: 'catalog:', version: 19.0.0 }
snapshots:
  axe-core@4.0.0: {}
  light@1.0.0:
    dependencies:
      colour: 0.1.0
  light@1.0.1: {}
  react@19.0.0: {}
`,
}
type Path = keyof typeof files

let root: string
beforeEach(() => {
  root = plantedIn(files)
})

const hashesIn = (folder: string) =>
  storyHashes({
    root: folder,
    stories: 'packages/*/src/**/*.stories.tsx',
    walks: { page: { entries: ['.storybook/walk.ts'] }, picture: { entries: ['.storybook/picture.ts'] } },
  })

/** Stories and walks that are stale after a change of one file. */
async function staleAfter(path: Path, from: string, to: string): Promise<string[]> {
  const before = await hashesIn(root)
  const text = readFileSync(join(root, path), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(root, path), text.replace(from, to))
  return [...(await hashesIn(root))].flatMap(([id, hashes]) =>
    (['page', 'picture'] as const)
      .filter((walk) => hashes[walk] !== before.get(id)?.[walk])
      .map((walk) => `${id} ${walk}`),
  )
}

const lamp = ['ui-lamp--long-text', 'ui-lamp--on'].flatMap((id) => [`${id} page`, `${id} picture`])
const door = ['ui-door--open page', 'ui-door--open picture']

it('names stories as Storybook does', async () => {
  expect([...(await hashesIn(root)).keys()]).toEqual(['ui-door--open', 'ui-lamp--long-text', 'ui-lamp--on'])
})

it('has no hash for a walk that cannot draw a story', async () => {
  const hashes = await storyHashes({
    root,
    stories: 'packages/*/src/**/*.stories.tsx',
    walks: { screen: { entries: ['.storybook/walk.ts'], stories: ['packages/*/src/**/D*.stories.tsx'] } },
  })
  expect([...hashes].map(([id, { screen }]) => [id, screen !== undefined])).toEqual([
    ['ui-door--open', true],
    ['ui-lamp--long-text', false],
    ['ui-lamp--on', false],
  ])
})

it.each<[string, Path, string, string]>([
  ['the story', 'packages/ui/src/Lamp.stories.tsx', 'LongText = {}', 'LongText = { args: {} }'],
  ['a component beneath it', 'packages/ui/src/Lamp.tsx', '<i', '<u'],
  ['a style', 'packages/ui/src/Lamp.css.ts', 'color:', 'background:'],
  ['a token', 'packages/ui/src/tokens.ts', 'ink: 1', 'ink: 2'],
  ['a message', 'packages/ui/src/messages.ts', `'On'`, `'Lit'`],
  ['a package that it imports', 'pnpm-lock.yaml', 'version: 1.0.0', 'version: 1.0.1'],
  ['a package beneath one', 'pnpm-lock.yaml', 'colour: 0.1.0', 'colour: 0.1.1'],
])('a change of %s makes its walks stale, and those of no other story', async (_, path, from, to) => {
  expect(await staleAfter(path, from, to)).toEqual(lamp)
})

it.each<[string, Path, string, string]>([
  ['the walk', '.storybook/walk.ts', '=> look()', '=> [look()]'],
  ['what it calls', '.storybook/look.ts', 'run()', 'run({})'],
  ['what it imports for its effect', '.storybook/global.css.ts', 'Lamps', 'Doors'],
  ['a package that it imports', 'pnpm-lock.yaml', 'version: 4.0.0', 'version: 4.0.1'],
])('a change of %s makes that walk of all stories stale', async (_, path, from, to) => {
  expect(await staleAfter(path, from, to)).toEqual(
    [...door, ...lamp].filter((name) => name.endsWith(' page')),
  )
})

it.each<[string, Path, string, string]>([
  ['a comment', 'packages/ui/src/Lamp.tsx', 'export', '/** Shines. */ export'],
  ['a type', 'packages/ui/src/Lamp.tsx', 'Lamp()', 'Lamp(): unknown'],
  ['the index', 'packages/ui/src/index.ts', 'export', `export * from './tokens.js'\nexport`],
])('a change of %s leaves every line right', async (_, path, from, to) => {
  expect(await staleAfter(path, from, to)).toEqual([])
})

it('does not depend on the folder of the clone, nor on the environment', async () => {
  const other = plantedIn(files)
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'development'
  expect(await hashesIn(other)).toEqual(await hashesIn(root))
  expect(process.env.NODE_ENV).toBe('development')
  process.env.NODE_ENV = NODE_ENV
})
