import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Button } from '../Button/Button.js'
import { Tooltip } from './Tooltip.js'

// First in the file: after one tooltip, the next appears without a pause.
describe('Tooltip', () => {
  it('waits 300 ms under the pointer', async () => {
    const screen = await renderThemed(
      <>
        <p>Elsewhere</p>
        <Tooltip text="Only administrators">
          <Button>Invite</Button>
        </Tooltip>
      </>,
    )
    const button = screen.getByRole('button')
    await screen.getByText('Elsewhere').hover()
    const times: number[] = []
    button.element().addEventListener('pointerenter', () => times.push(performance.now()), { once: true })
    const observer = new MutationObserver(() => {
      if (times.length === 1 && document.querySelector('[role=tooltip]')) times.push(performance.now())
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await button.hover()
    await expect.poll(() => times.length).toBe(2)
    observer.disconnect()
    const [entered = 0, appeared = 0] = times
    expect(appeared - entered).toBeGreaterThanOrEqual(299)
    await expect.element(button).toHaveAccessibleDescription('Only administrators')
  })
})

describeComponent(
  'Tooltip',
  (props) => (
    <Tooltip {...props} text="Only administrators" shortcut="Ctrl K" defaultOpen>
      <Button>Invite</Button>
    </Tooltip>
  ),
  { role: 'tooltip' },
)
