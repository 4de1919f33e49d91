import { expect, it } from 'vitest'
import { gapScale, spacingUnits } from '../tokens/values.js'

it('L-023 the unit is 6 px on phones, 8 on tablets, 4 on laptops and 6 on desktops', () => {
  expect(spacingUnits).toEqual({ phone: 6, tablet: 8, laptop: 4, desktop: 6 })
})

it('L-024 gaps are half, one, two, three, four, eight or sixteen units', () => {
  expect(Object.values(gapScale)).toEqual([0.5, 1, 2, 3, 4, 8, 16])
})
