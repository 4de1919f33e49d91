import { expect, it } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { VisuallyHidden } from './VisuallyHidden.js'

it('is part of the accessible name and takes no room', async () => {
  const screen = await renderThemed(
    <button type="button">
      Delete <VisuallyHidden>picking-en</VisuallyHidden>
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: 'Delete picking-en' })).toBeVisible()
  expect(getComputedStyle(screen.getByText('picking-en').element()).position).toBe('absolute')
})
