import { expect, it } from 'vitest'
import { retiredDeclarations, retiredIn } from './retiredNames.ts'

const guide = `Terms:

| write                 | rather than          |
| --------------------- | -------------------- |
| Transaction           | Unit, context.change |
| …Labels               | …Words               |
| max…                  | most…                |
| FocusTrail            | Tour (stories)       |

After it.`
const retired = retiredIn(guide)
const found = (text: string, file = 'packages/ui/src/a.ts') => retiredDeclarations({ file, text }, retired)

it.each([
  ['a type', 'export interface Unit {}', 'Unit'],
  ['a type by its ending', 'type FieldWords = string', 'FieldWords'],
  ['a constant by its beginning', '\nconst mostBytes = 4', 'mostBytes'],
])('finds %s', (_, text, name) => {
  expect(found(text)).toMatchObject([{ name }])
})

it.each([
  'export interface Unity {}',
  'const mostly = 1',
  'const longWords = 1',
  'const used = Unit',
  '  const Unit = 1',
  'export const Unit: Story = {}',
  '/** @deprecated Use `Transaction`. */\nexport type Unit = Transaction',
])('accepts %s', (text) => {
  expect(found(text)).toEqual([])
})

it('says what to write instead, and where', () => {
  expect(found('\n\nclass Unit {}')).toEqual([{ name: 'Unit', line: 3, instead: 'Transaction' }])
})

it('retires a term of one area there alone', () => {
  expect(found('class Tour {}', '.storybook/walk/tour.ts')).toHaveLength(1)
  expect(found('class Tour {}')).toEqual([])
})
