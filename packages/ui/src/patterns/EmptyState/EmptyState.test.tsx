import { describe, expect, it } from 'vitest'
import { Button } from '../../components/Button/Button.js'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { EmptyState } from './EmptyState.js'

describeComponent(
  'EmptyState',
  (props) => <EmptyState {...props} title="No test yet" actions={<Button size="small">New test</Button>} />,
  { role: 'button' },
)

describe('EmptyState', () => {
  it('adds no heading, so that the outline of the page stays whole', async () => {
    const screen = await renderThemed(<EmptyState title="No test yet">Save one.</EmptyState>)
    await expect.element(screen.getByText('No test yet')).toBeVisible()
    expect(screen.getByRole('heading').elements()).toHaveLength(0)
  })
})
