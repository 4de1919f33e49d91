import { expect, it } from 'vitest'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { BandGlyph, type BandGlyphProps } from './BandGlyph.js'

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
    '4 technologies sur 7 livrées, 1 en demande',
  ],
  [{ synthesis: 'delivered' }, '1 of 7 technologies delivered', '1 technologie sur 7 livrée'],
  [
    { synthesis: 'requested', dictation: 'requested' },
    '2 of 7 technologies requested',
    '2 technologies sur 7 demandées',
  ],
  [{}, 'No technology', 'Aucune technologie'],
])('%j is named in both languages', async (states, english, french) => {
  const here = await renderThemed(<BandGlyph states={states} />)
  await expect.element(here.getByRole('img', { name: english, exact: true })).toBeVisible()
  expect(await axeProblems(here.container)).toEqual([])
  await here.unmount()
  const there = await renderThemed(<BandGlyph states={states} />, { locale: 'fr-FR' })
  await expect.element(there.getByRole('img', { name: french, exact: true })).toBeVisible()
})

it('keeps every technology in its place: filled, outlined, a dot', async () => {
  const screen = await renderThemed(
    <BandGlyph states={{ wakeWord: 'delivered', enhancement: 'requested' }} />,
  )
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

it('moves its bars only when animated', async () => {
  const screen = await renderThemed(<BandGlyph states={four} isAnimated label="Loading" />)
  const bar = screen.getByRole('img', { name: 'Loading' }).element().firstElementChild as Element
  expect(getComputedStyle(bar).animationName).not.toBe('none')
  await screen.unmount()
  const still = await renderThemed(<BandGlyph states={four} label="Loading" />)
  const resting = still.getByRole('img', { name: 'Loading' }).element().firstElementChild as Element
  expect(getComputedStyle(resting).animationName).toBe('none')
})
