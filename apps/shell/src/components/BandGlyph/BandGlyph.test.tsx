import type { Locale } from '@saywright/ui/i18n'
import { axeProblems } from '@saywright/ui/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BandGlyph, type BandGlyphProps } from './BandGlyph.js'

const renderGlyph = (states: BandGlyphProps['states'], locale: Locale = 'en-US') =>
  render(
    <ThemeProvider isRoot locale={locale} theme="light">
      <BandGlyph states={states} />
    </ThemeProvider>,
  )

const four = {
  wakeWord: 'delivered',
  strictCommands: 'delivered',
  intentCommands: 'delivered',
  synthesis: 'delivered',
} as const

it.each<[BandGlyphProps['states'], string, string]>([
  [
    { ...four, biometrics: 'requested' },
    '4 of 7 technologies delivered, 1 requested',
    '4 technologies livrées sur 7, 1 demandées',
  ],
  [{ synthesis: 'delivered' }, '1 of 7 technologies delivered', '1 technologie livrée sur 7'],
  [
    { synthesis: 'requested', dictation: 'requested' },
    '2 of 7 technologies requested',
    '2 technologies demandées sur 7',
  ],
  [{}, 'No technology', 'Aucune technologie'],
])('%j is named in both languages', async (states, english, french) => {
  const here = await renderGlyph(states)
  await expect.element(here.getByRole('img', { name: english, exact: true })).toBeVisible()
  expect(await axeProblems(here.container)).toEqual([])
  await here.unmount()
  const there = await renderGlyph(states, 'fr-FR')
  await expect.element(there.getByRole('img', { name: french, exact: true })).toBeVisible()
})

it('keeps every technology in its place: filled, outlined, a dot', async () => {
  const screen = await renderGlyph({ wakeWord: 'delivered', enhancement: 'requested' })
  const shapes = [...screen.getByRole('img').element().children]
  expect(shapes.map((shape) => shape.tagName)).toEqual([
    'rect',
    'circle',
    'circle',
    'circle',
    'circle',
    'circle',
    'rect',
  ])
  expect(shapes[0]?.getAttribute('fill')).toBe('currentColor')
  expect(shapes[6]?.getAttribute('fill')).toBe('none')
})
