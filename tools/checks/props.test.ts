import { expect, it } from 'vitest'
import { propsFaults } from './props.ts'

const members = (count: number) => Array.from({ length: count }, (_, at) => `prop${at}: string`).join('; ')
const faultsOf = (text: string) => propsFaults({ file: 'apps/console/src/Lamp.tsx', text })

it.each([
  ['a type', `export type LampProps = { ${members(13)} }`],
  ['a type of the file alone', `type LampProps = { ${members(13)} }`],
  ['an interface', `export interface LampProps { ${members(13)} }`],
  ['a generic type', `export type LampProps<Row> = { rows: Row[]; ${members(12)} }`],
  ['a type beside those of others', `export type LampProps = BaseProps & { ${members(13)} }`],
  ['two halves', `type Half = { ${members(7)} }\nexport type LampProps = Half & { ${members(6)} }`],
  ['one of two shapes', `type LampProps = { on: true } | { ${members(13)} }`],
  ['a function that writes its type in place', `export function Lamp({ a }: { ${members(13)} }) {}`],
  ['an arrow that does', `const Lamp = ({ a }: { ${members(13)} }) => null`],
])('finds 13 props in %s', (_, text) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining('Lamp has 13 props of its own')])
})

it.each([
  ['twelve', `export type LampProps = { ${members(12)} }`],
  [
    'those of other components',
    `type BulbProps = { ${members(8)} }\ntype LampProps = BulbProps & { ${members(8)} }`,
  ],
  ['groups', `type State = { ${members(20)} }\ntype LampProps = { state: State; actions: Actions }`],
  ['a function that is no component', `export function lampOf({ a }: { ${members(13)} }) {}`],
])('accepts %s', (_, text) => {
  expect(faultsOf(text)).toEqual([])
})
