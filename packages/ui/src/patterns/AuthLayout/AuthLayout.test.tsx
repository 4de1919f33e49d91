import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../components/Button/Button.js'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { AuthLayout } from './AuthLayout.js'

it.each([
  [390, false],
  [1279, false],
  [1280, true],
  [1600, true],
])('L-035 at %i px the promo with its button is shown: %s', async (width, expected) => {
  await page.viewport(width, 900)
  const screen = await renderThemed(
    <AuthLayout brand="Saywright" promo={<Button>Watch the film</Button>}>
      <h1>Log in</h1>
    </AuthLayout>,
  )
  expect(screen.getByRole('button', { name: 'Watch the film' }).elements()).toHaveLength(expected ? 1 : 0)
  expect((screen.getByRole('main').element() as HTMLElement).offsetWidth).toBe(Math.min(380, width - 36))
  expect(await axeProblems(screen.container)).toEqual([])
})
