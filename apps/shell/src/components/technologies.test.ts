import { expect, it } from 'vitest'
import { technologies, technologyHues } from './technologies.js'

it('have the hues of their bars in the glyph, from the left', () => {
  expect(technologies.map((technology) => technologyHues[technology])).toEqual(
    technologies.map((_, index) => `category${index + 1}`),
  )
})
