import { expect, it } from 'vitest'
import { boundsIn, heightWithin } from './panelHeight.js'

it('leaves room for the text above, and for some lines in the panel', () => {
  expect(boundsIn(900)).toEqual({ least: 120, most: 740 })
  expect(boundsIn(200)).toEqual({ least: 120, most: 120 })
  const bounds = boundsIn(900)
  expect([10, 300.4, 5000].map((height) => heightWithin(height, bounds))).toEqual([120, 300, 740])
})
