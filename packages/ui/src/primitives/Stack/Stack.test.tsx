import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { type Gap, gapScale } from '../../tokens/values.js'
import { Stack } from './Stack.js'

const gaps = Object.entries(gapScale) as [Gap, number][]

it.each([
  [390, 6],
  [834, 8],
  [1366, 4],
  [1600, 6],
])('L-023 L-024 at %i px every gap is a multiple of %i px', async (width, unit) => {
  await page.viewport(width, 800)
  const screen = await renderThemed(
    gaps.map(([gap]) => (
      <Stack key={gap} gap={gap} role="group" aria-label={gap}>
        one
      </Stack>
    )),
  )
  for (const [gap, factor] of gaps) {
    const group = screen.getByRole('group', { name: gap, exact: true }).element()
    expect(getComputedStyle(group).rowGap).toBe(`${unit * factor}px`)
  }
})
