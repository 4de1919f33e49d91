import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Button } from '../Button/Button.js'
import { Tooltip } from './Tooltip.js'

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
    const leave = async () => {
      await screen.getByText('Elsewhere').hover()
      await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
    }
    await leave()
    const waited = async () => {
      const times: number[] = []
      const note = () => times.push(performance.now())
      button.element().addEventListener('pointerenter', note, { once: true })
      const observer = new MutationObserver(() => {
        if (times.length === 1 && document.querySelector('[role=tooltip]')) note()
      })
      observer.observe(document.body, { childList: true, subtree: true })
      await button.hover()
      await expect.poll(() => times.length).toBe(2)
      observer.disconnect()
      await leave()
      const [entered = 0, appeared = 0] = times
      return appeared - entered
    }
    // Where a tooltip was seen half a second ago, the next appears at once.
    await expect.poll(waited, { interval: 600 }).toBeGreaterThanOrEqual(299)
    await button.hover()
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
