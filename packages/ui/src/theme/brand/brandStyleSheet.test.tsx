import { expect, it, onTestFinished } from 'vitest'
import { Tabs } from '../../components/Tabs/Tabs.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { vars } from '../../tokens/contract.css.js'
import { lightColors } from '../../tokens/values.js'
import type { Theme } from '../ThemeProvider.js'
import { brandColors } from './brandColors.js'
import { brandStyleSheet } from './brandStyleSheet.js'

const brand = '#00795c'

async function drawn(theme: Theme) {
  const sheet = document.createElement('style')
  sheet.textContent = brandStyleSheet(brand)
  document.head.prepend(sheet)
  onTestFinished(() => sheet.remove())
  const screen = await renderThemed(<Tabs label="Parts" tabs={[{ id: 'one', label: 'One' }]} />, { theme })
  const tab = screen.getByRole('tab').element()
  const tokenOf = (variable: string) => getComputedStyle(tab).getPropertyValue(variable.slice(4, -1)).trim()
  return { underline: getComputedStyle(tab, '::after').backgroundColor, tokenOf }
}

const rgb = (hex = '') =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

it.each(['light', 'dark'] as const)(
  'gives components the colour of a brand in the theme %s',
  async (theme) => {
    const colors = brandColors(brand)[theme]
    const { underline, tokenOf } = await drawn(theme)
    expect(underline).toBe(rgb(colors['accent.text']))
    expect(tokenOf(vars.color.accent.tint)).toBe(colors['accent.tint'])
    expect(tokenOf(vars.color.border.focus)).toBe(colors['border.focus'])
  },
)

it('leaves plain surfaces plain with increased contrast', async () => {
  const { underline, tokenOf } = await drawn('contrast')
  expect(underline).toBe(rgb(brandColors(brand).light['accent.text']))
  expect(tokenOf(vars.color.accent.tint)).toBe(lightColors.surface.raised)
})
