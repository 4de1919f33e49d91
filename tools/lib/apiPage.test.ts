import { expect, it, test } from 'vitest'
import { apiPage, pageFaults } from './apiPage.ts'
import { exportsOf } from './exports.ts'

const modules: Record<string, string> = {
  'src/index': `export * from './lamp.js'
export {
  type Colour,
  dim as darken,
} from './light.js'
export type * from './shape.js'
/** How bright they are. */
export * as levels from './light.js'
import { Bulb } from 'bulbs'
import { type Hue, hues } from './light.js'
export { Bulb }
export type { Hue }
`,
  'src/lamp': `/**
 * Gives light. It needs power.
 *
 * @param colour of the light.
 */
export function Lamp({ colour }: LampProps) {}
export const useLamp = (room: string | undefined) =>
  useRead(listLamps, { room })
export function useSwitch(): (isOn: boolean) => void {
}
export const useLamps = ['one']
import { useRead } from './light.js'
/** Volts | amperes */
/* @__NO_SIDE_EFFECTS__ */
export const limits = { volts: 12 }
`,
  'src/light': `export type Colour = 'warm' | 'cold'
/** Lowers it, see {@link Lamp}. */
export const dim =
  async (by: number) => by
export const hues = 1
export function useRead<E extends Endpoint>(
  endpoint: E,
  // Undefined waits.
  input?: (of: E) => string,
): Read<E> {
}
/** Of a colour. */
export type Hue = number
`,
  'src/shape': 'export class Shape {}\n',
}
const read = (path: string) => {
  const text = modules[path]
  return text === undefined ? undefined : { text, isReact: path === 'src/lamp' }
}

it('reads name, kind and first sentence of what an entry exports', () => {
  expect(exportsOf('src/index', read)).toEqual([
    { name: 'Lamp', kind: 'component', sentence: 'Gives light.' },
    {
      name: 'useLamp',
      kind: 'hook',
      sentence: '',
      signature: '(room: string | undefined): Read<typeof listLamps>',
    },
    { name: 'useSwitch', kind: 'hook', sentence: '', signature: '(): (isOn: boolean) => void' },
    { name: 'useLamps', kind: 'value', sentence: '' },
    { name: 'limits', kind: 'value', sentence: 'Volts | amperes' },
    { name: 'Shape', kind: 'type', sentence: '' },
    { name: 'Colour', kind: 'type', sentence: '' },
    { name: 'darken', kind: 'function', sentence: 'Lowers it, see `Lamp`.' },
    { name: 'Bulb', kind: 'value', sentence: 'From `bulbs`.' },
    { name: 'Hue', kind: 'type', sentence: 'Of a colour.' },
    { name: 'levels', kind: 'value', sentence: 'How bright they are.' },
  ])
})

test.each([
  ["export * from './nowhere.js'", 'cannot be read'],
  ["export { Lantern } from './lamp.js'", 'exports no Lantern'],
  ['export default 1', 'is not understood'],
  ["export { Lamp } from 'lamps'", 'is not understood'],
])('refuses %s', (text, fault) => {
  const reading = (path: string) => (path === 'src/other' ? { text, isReact: false } : read(path))
  expect(() => exportsOf('src/other', reading)).toThrow(fault)
})

const entries = {
  name: '@house/lamps',
  exports: { '.': './src/index.ts', './lamps.json': './src/lamps.json', './package.json': './package.json' },
  publishConfig: { exports: { '.': {}, './lamps.json': '', './styles.css': {}, './package.json': '' } },
}

it('writes a table an entry', () => {
  const page = apiPage(entries, read)
  expect(page.match(/^## .*/gm)).toEqual([
    '## `@house/lamps`',
    '## `@house/lamps/lamps.json`',
    '## `@house/lamps/styles.css`',
  ])
  expect(page).toContain('| `limits` | value | Volts \\| amperes |')
  expect(pageFaults(page, page)).toEqual([])
})

it('finds an export that the page lacks, one that is gone, and another order', () => {
  const page = apiPage(entries, read)
  const useLamp = '| `useLamp(room: string \\| undefined): Read<typeof listLamps>` | hook |  |'
  const without = page.replace(`${useLamp}\n`, '')
  expect(pageFaults(without, page)).toEqual([`lacks ${useLamp}`])
  expect(pageFaults(page, without)).toEqual([`should not hold ${useLamp}`])
  expect(pageFaults(page.split('\n').toReversed().join('\n'), page)).toHaveLength(1)
})
