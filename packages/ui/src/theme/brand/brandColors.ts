import { darkColors, lightColors } from '../../tokens/values.js'
import { contrastRatio } from './contrastRatio.js'
import { hexOf, type Oklch, oklchOf } from './oklch.js'

type Colors = typeof lightColors
/** Colours by token path, such as `accent.solid`. */
export type ColorsByPath = Readonly<Record<string, string>>

const buttons = ['accent.solid', 'accent.hover', 'accent.pressed']
const tints = ['surface.selected', 'accent.tint']
const words = ['accent.text', 'text.link']
const marks = ['border.focus', 'wave.played']

/** Token paths that are derived from a brand colour; tints come first, because text is placed on them. */
export const brandPaths = [...tints, 'accent.border', ...buttons, ...words, ...marks]

/**
 * Derives all colours of a brand from one, for both themes. Lightness is that of the default tokens, adjusted
 * to meet the contrast of WCAG 2.2 AA; buttons of the light theme have the brand colour itself where white
 * text is legible on it.
 * @param brand sRGB as `#rrggbb`.
 * @throws RangeError for any other format.
 */
export function brandColors(brand: string): { readonly light: ColorsByPath; readonly dark: ColorsByPath } {
  return { light: colorsIn(lightColors, brand, 'light'), dark: colorsIn(darkColors, brand, 'dark') }
}

function colorsIn(colors: Colors, brand: string, theme: 'light' | 'dark'): ColorsByPath {
  const [lightness, chroma, hue] = oklchOf(brand)
  const [ourLightness, ourChroma] = oklchOf(colors.accent.solid)
  const scale = Math.min(1, chroma / ourChroma)
  const darker = theme === 'light' ? -0.01 : 0.01
  const derived: Record<string, string> = {}
  for (const path of brandPaths) {
    const [tokenLightness, tokenChroma] = oklchOf(colorAt(colors, path))
    const isOwn = theme === 'light' && buttons.includes(path)
    const first: Oklch = isOwn
      ? [lightness + tokenLightness - ourLightness, chroma, hue]
      : [tokenLightness, tokenChroma * scale, hue]
    const step = buttons.includes(path) ? -0.01 : tints.includes(path) ? -darker : darker
    derived[path] = readable(first, step, needsOf(path, colors, derived))
  }
  return derived
}

type Need = readonly [other: string, least: number]

/**
 * Colours that a token is placed on or under, with the required contrast: 7 or 4.5 for text, 3 for graphics
 * and outlines.
 */
function needsOf(path: string, { surface, text }: Colors, derived: ColorsByPath): readonly Need[] {
  const at = (least: number, ...others: readonly (string | undefined)[]) =>
    others.flatMap((other): Need[] => (other ? [[other, least]] : []))
  const page = [surface.canvas, surface.raised, surface.sunken]
  const everywhere = [
    ...page,
    surface.overlay,
    surface.hover,
    surface.overlayHover,
    ...tints.map((tint) => derived[tint]),
  ]
  if (buttons.includes(path)) return at(4.5, text.onAccent)
  if (tints.includes(path)) return [...at(7, text.primary, text.secondary), ...at(4.5, text.muted)]
  if (words.includes(path)) return at(4.5, ...everywhere)
  if (marks.includes(path)) return at(3, ...everywhere)
  return []
}

/** Adjusts lightness in steps until every contrast is met. */
function readable([lightness, chroma, hue]: Oklch, step: number, needs: readonly Need[]): string {
  for (let moved = lightness; ; moved += step) {
    const hex = hexOf([Math.min(1, Math.max(0, moved)), chroma, hue])
    const isReadable = needs.every(([other, least]) => contrastRatio(hex, other) >= least)
    if (isReadable || moved <= 0 || moved >= 1) return hex
  }
}

const colorAt = (colors: Colors, path: string) =>
  path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], colors) as string
