import { expect, it } from 'vitest'
import { bandHeight, technologies } from './technologies.js'
import { tokens } from './values.js'

it('stand in the order of the tokens, each with its height', () => {
  expect(technologies).toEqual(tokens.technology.order.$value)
  expect(technologies.map(bandHeight)).toEqual([8, 14, 20, 12, 18, 10, 6])
})
