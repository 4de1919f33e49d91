import { expect, it } from 'vitest'
import { renderThemed } from '../testing/renderThemed.js'
import { vars } from '../tokens/contract.css.js'
import { darkColors, lightColors } from '../tokens/values.js'
import type { Theme } from './ThemeProvider.js'

async function valuesIn(theme: Theme) {
  await renderThemed(null, { theme })
  const styles = getComputedStyle(document.documentElement)
  return (variable: string) => styles.getPropertyValue(variable.slice(4, -1)).trim()
}

it.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('the theme %s has the colours of its tokens', async (theme, colors) => {
  const colorOf = await valuesIn(theme)
  expect(colorOf(vars.color.surface.canvas)).toBe(colors.surface.canvas)
  expect(colorOf(vars.color.category5.tint)).toBe(colors.category5.tint)
  expect(getComputedStyle(document.documentElement).colorScheme).toBe(theme)
})

it('the contrast theme turns separators into outlines, quiet words into plain ones and tints into surfaces', async () => {
  const colorOf = await valuesIn('contrast')
  expect(colorOf(vars.color.border.subtle)).toBe(lightColors.border.strong)
  expect(colorOf(vars.color.text.muted)).toBe(lightColors.text.secondary)
  expect(colorOf(vars.color.danger.tint)).toBe(lightColors.surface.raised)
  expect(colorOf(vars.color.category6.tint)).toBe(lightColors.surface.raised)
})
