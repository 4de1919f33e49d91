import { describe, expect, it } from 'vitest'
import { darkColors, lightColors } from '../../tokens/values.js'
import { brandColors, brandPaths } from './brandColors.js'
import { contrastRatio } from './contrastRatio.js'
import { hexOf, oklchOf } from './oklch.js'

const hues = Array.from({ length: 24 }, (_, index) => hexOf([0.3 + (index % 5) * 0.15, 0.2, index * 15]))
const brands = ['#000000', '#ffffff', '#808080', '#ffe600', '#e4002b', '#00a651', ...hues]

type Group = { readonly [key: string]: string | Group }
const leaves = (group: Group, path = ''): [string, string][] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  )

describe.each(brands)('the brand %s', (brand) => {
  it.each([
    ['light', lightColors],
    ['dark', darkColors],
  ] as const)('has words, marks and buttons that can be seen in the theme %s', (theme, { surface, text }) => {
    const colors = brandColors(brand)[theme]
    const ratio = (path: string, other: string | undefined) => contrastRatio(colors[path] ?? '', other ?? '')
    const page = [surface.canvas, surface.raised, surface.sunken]
    const tints = [colors['surface.selected'], colors['accent.tint']]
    const everywhere = [...page, surface.overlay, surface.hover, surface.overlayHover, ...tints]
    for (const path of ['accent.solid', 'accent.hover', 'accent.pressed'])
      expect(ratio(path, text.onAccent)).toBeGreaterThanOrEqual(4.5)
    for (const other of everywhere) {
      expect(ratio('accent.text', other)).toBeGreaterThanOrEqual(4.5)
      expect(ratio('text.link', other)).toBeGreaterThanOrEqual(4.5)
      expect(ratio('border.focus', other)).toBeGreaterThanOrEqual(3)
    }
    for (const other of page) expect(ratio('wave.played', other)).toBeGreaterThanOrEqual(3)
    for (const tint of tints) {
      expect(contrastRatio(text.secondary, tint ?? '')).toBeGreaterThanOrEqual(7)
      expect(contrastRatio(text.muted, tint ?? '')).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('gives buttons the colour itself where white words can be read on it', () => {
  expect(brandColors('#e4002b').light['accent.solid']).toBe('#e4002b')
  expect(brandColors('#ffe600').light['accent.solid']).not.toBe('#ffe600')
})

it('follows in every token that has the hue of ours, but the first of two waves that are compared', () => {
  const [, , hue] = oklchOf(lightColors.accent.solid)
  const followers = leaves({ ...lightColors, category1: {} } as unknown as Group).filter(([path, hex]) => {
    const [, chroma, own] = oklchOf(hex)
    return chroma > 0.02 && Math.abs(own - hue) < 3 && path !== 'wave.a' && !path.startsWith('category')
  })
  expect(followers.map(([path]) => path).sort()).toEqual([...brandPaths].sort())
})

it('rejects what is not a colour', () => {
  expect(() => brandColors('blue')).toThrow(RangeError)
})
