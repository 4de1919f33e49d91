import { describe, expect, it } from 'vitest'
import { categories } from '../tokens/categories.js'
import { darkColors, lightColors } from '../tokens/values.js'
import { contrastRatio } from './brand/contrastRatio.js'
import { strongerColors } from './strongerColors.js'

type Colors = typeof lightColors
type Pair = [foreground: string, background: string, least: number]

const page = ['surface.canvas', 'surface.raised', 'surface.sunken']
const rows = [...page, 'surface.overlay', 'surface.hover', 'surface.selected']
const everywhere = [...rows, 'surface.overlayHover']
const tones = ['success', 'warning', 'danger', 'info'] as const

const on = (foreground: string, backgrounds: readonly string[], least: number): Pair[] =>
  backgrounds.map((background) => [foreground, background, least])

// The table of pairs of the design language: words 7 or 4.5, graphics and outlines 3.
const pairs: Pair[] = [
  ...on('text.primary', everywhere, 7),
  ...on('text.secondary', everywhere, 7),
  ...on('text.muted', everywhere, 4.5),
  ...on('text.link', everywhere, 4.5),
  ...on('border.strong', rows, 3),
  ...on('border.focus', everywhere, 3),
  ...tones.flatMap((tone) => [
    ...on(`${tone}.text`, [...page, `${tone}.tint`], 4.5),
    ...on(`${tone}.mark`, page, 3),
  ]),
  ...on('text.onAccent', ['success.solid', 'danger.solid', 'info.solid'], 4.5),
  ...on('text.onAccent', ['accent.solid', 'accent.hover', 'accent.pressed'], 4.5),
  ...on('accent.text', [...page, 'accent.tint'], 4.5),
  ...on('text.inverse', ['surface.inverse'], 7),
  ...on('record.mark', page, 3),
  ...['played', 'a', 'b', 'cursor', 'clip'].flatMap((part) => on(`wave.${part}`, page, 3)),
  ...categories.flatMap((category) => [
    ...on(`${category}.solid`, page, 3),
    ...on(`${category}.text`, [...page, `${category}.tint`], 4.5),
  ]),
]

const hex = (colors: Colors, path: string) =>
  path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], colors) as string

// The high-contrast theme keeps the light colours but for these.
const contrastColors = structuredClone(lightColors)
for (const [path, other] of Object.entries(strongerColors)) {
  const [group, name] = path.split('.') as [string, string]
  ;(contrastColors as Record<string, Record<string, string>>)[group]![name] = hex(lightColors, other)
}

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
  ['contrast', contrastColors],
])('the theme %s', (_name, colors) => {
  it.each(pairs)('%s on %s is at least %d to 1', (foreground, background, least) => {
    expect(contrastRatio(hex(colors, foreground), hex(colors, background))).toBeGreaterThanOrEqual(least)
  })
})

it.each([
  ['light', lightColors],
  ['dark', darkColors],
])('words on amber are ink in the theme %s', (_name, { warning }) => {
  expect(contrastRatio(lightColors.text.primary, warning.solid)).toBeGreaterThanOrEqual(4.5)
})

it('in the contrast theme quiet words are as readable as body text', () => {
  for (const surface of everywhere) {
    expect(contrastRatio(contrastColors.text.muted, hex(contrastColors, surface))).toBeGreaterThanOrEqual(7)
  }
})
