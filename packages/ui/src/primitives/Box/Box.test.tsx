import { createRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { Box } from './Box.js'

it.each([
  [390, '18px'],
  [834, '24px'],
  [1366, '16px'],
  [1600, '24px'],
])('L-023 at %i px the padding of a card is %s', async (width, padding) => {
  await page.viewport(width, 800)
  const ref = createRef<HTMLElement>()
  await renderThemed(
    <Box ref={ref} padding="card">
      Audio
    </Box>,
  )
  expect(getComputedStyle(ref.current as HTMLElement).paddingTop).toBe(padding)
})

it('has no space outside', async () => {
  const ref = createRef<HTMLElement>()
  await renderThemed(
    <Box ref={ref} as="figure" padding="x2" surface="raised">
      Audio
    </Box>,
  )
  expect(getComputedStyle(ref.current as HTMLElement).margin).toBe('0px')
})
