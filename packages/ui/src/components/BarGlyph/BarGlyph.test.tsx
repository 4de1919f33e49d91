import { expect, it } from 'vitest'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { BarGlyph } from './BarGlyph.js'

const shapesOf = (picture: Element) =>
  [...picture.children].map((shape) => `${shape.tagName} ${shape.getAttribute('fill')}`)

it('draws seven bars, those that are not given as dots', async () => {
  const screen = await renderThemed(<BarGlyph bars={['solid', 'dot', 'outline']} label="Parts" />)
  const dot = 'circle currentColor'
  expect(shapesOf(screen.getByRole('img', { name: 'Parts' }).element())).toEqual([
    'rect currentColor',
    dot,
    'rect none',
    dot,
    dot,
    dot,
    dot,
  ])
  expect(await axeProblems(screen.container)).toEqual([])
})

it('draws all bars solid where none are given', async () => {
  const screen = await renderThemed(<BarGlyph label="Mark" />)
  const shapes = shapesOf(screen.getByRole('img', { name: 'Mark' }).element())
  expect(shapes).toEqual(Array.from({ length: 7 }, () => 'rect currentColor'))
})

it('gives each bar its hue, or the colour of the text around it', async () => {
  const screen = await renderThemed(
    <>
      <BarGlyph label="Hued" />
      <BarGlyph isMono label="Mono" />
    </>,
  )
  const huesIn = (name: string) =>
    new Set(
      [...screen.getByRole('img', { name }).element().children].map((bar) => getComputedStyle(bar).color),
    )
  expect(huesIn('Hued').size).toBe(7)
  expect([...huesIn('Mono')]).toEqual([getComputedStyle(screen.container).color])
})

it('moves its bars only when animated', async () => {
  const screen = await renderThemed(<BarGlyph isAnimated label="Loading" />)
  const bar = screen.getByRole('img', { name: 'Loading' }).element().firstElementChild as Element
  expect(getComputedStyle(bar).animationName).not.toBe('none')
  await screen.unmount()
  const still = await renderThemed(<BarGlyph label="Loading" />)
  const resting = still.getByRole('img', { name: 'Loading' }).element().firstElementChild as Element
  expect(getComputedStyle(resting).animationName).toBe('none')
})
