import { expect, it } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { Divider } from './Divider.js'

it('is a separator that says its direction', async () => {
  const screen = await renderThemed(<Divider orientation="vertical" />)
  await expect.element(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
})

it('with words is read as words', async () => {
  const screen = await renderThemed(<Divider>or with your e-mail</Divider>)
  await expect.element(screen.getByText('or with your e-mail')).toBeVisible()
  expect(screen.getByRole('separator').elements()).toHaveLength(0)
})
