import { expect, it } from 'vitest'
import { isTallEnough, media, widthClassOf } from './breakpoints.js'

it.each([
  [0, 'phone'],
  [599, 'phone'],
  [600, 'tablet'],
  [1279, 'tablet'],
  [1280, 'laptop'],
  [1599, 'laptop'],
  [1600, 'desktop'],
])('L-006± %i px wide is a %s', (width, expected) => {
  expect(widthClassOf(width)).toBe(expected)
})

it.each([
  [719, false],
  [720, true],
])('L-007± %i px high is enough: %s', (height, expected) => {
  expect(isTallEnough(height)).toBe(expected)
})

it('L-006 style sheets change at the same widths', () => {
  expect(media.tablet).toContain('min-width: 600px')
  expect(media.laptop).toContain('min-width: 1280px')
  expect(media.desktop).toContain('min-width: 1600px')
})
