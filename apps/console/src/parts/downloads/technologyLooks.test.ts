import { technologies } from '@saywright/api/catalogue'
import { expect, it } from 'vitest'
import { technologyLooks } from './technologyLooks.js'

it.each(technologies.map(({ code }) => code))('%s has a hue', (code) => {
  expect(technologyLooks(code)?.hue).toMatch(/^category[1-7]$/)
})

it('gives an unknown one none', () => {
  expect(technologyLooks('radar')).toBeUndefined()
})
