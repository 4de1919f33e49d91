import { expect, it } from 'vitest'
import { nameOfCopy } from './nameOfCopy.js'

const named = (name: string, number: number) => `${name} ${number}`
const models = (...names: string[]) => names.map((name, id) => ({ type: 'synthesis' as const, id, name }))

it('F-072 gives a copy the first number that no model has, without regard to case', () => {
  expect(nameOfCopy('Lamps', models('Lamps'), named)).toBe('Lamps 2')
  expect(nameOfCopy('Lamps', models('Lamps', 'LAMPS 2', 'lamps 3'), named)).toBe('Lamps 4')
})

it('F-072 keeps the name of a copy as short as a name may be', () => {
  const long = 'a'.repeat(100)
  expect(nameOfCopy(long, models(long), named)).toBe(`${'a'.repeat(98)} 2`)
})
