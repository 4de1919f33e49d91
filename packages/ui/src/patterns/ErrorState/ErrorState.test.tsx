import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { ErrorState } from './ErrorState.js'

describeComponent('ErrorState', (props) => <ErrorState {...props} onRetry={vi.fn()} />, { role: 'alert' })

describe('ErrorState', () => {
  it('speaks French', async () => {
    const screen = await renderThemed(<ErrorState onRetry={vi.fn()} />, { locale: 'fr-FR' })
    await expect.element(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  })

  it('offers no new attempt where none would help', async () => {
    const screen = await renderThemed(<ErrorState />)
    expect(screen.getByRole('button').elements()).toHaveLength(0)
  })
})
