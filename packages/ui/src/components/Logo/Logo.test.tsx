import { expect, it } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { Logo } from './Logo.js'

it('says the name once', async () => {
  const screen = await renderThemed(<Logo name="Saywright" />)
  await expect.element(screen.getByText('Saywright')).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})

it('alone is an image of that name', async () => {
  const screen = await renderThemed(<Logo name="Saywright" isMarkOnly />)
  await expect.element(screen.getByRole('img', { name: 'Saywright' })).toBeVisible()
  expect(screen.getByText('Saywright').elements()).toHaveLength(0)
})
