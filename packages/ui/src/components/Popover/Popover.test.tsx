import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { axeProblems } from '../../testing/axe.js'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Button } from '../Button/Button.js'
import { DialogTrigger } from '../Modal/DialogTrigger.js'
import { Popover } from './Popover.js'

describeComponent(
  'Popover',
  (props) => (
    <DialogTrigger defaultOpen>
      <Button>Details</Button>
      <Popover {...props} title="Subscription">
        Ends soon
      </Popover>
    </DialogTrigger>
  ),
  { role: 'dialog' },
)

describe('Popover', () => {
  it('takes the focus and returns it', async () => {
    const screen = await renderThemed(
      <DialogTrigger>
        <Button>Details</Button>
        <Popover aria-label="Subscription">
          <Button>Renew</Button>
        </Popover>
      </DialogTrigger>,
    )
    const trigger = screen.getByRole('button', { name: 'Details' })
    await trigger.click()
    await expect.element(screen.getByRole('dialog', { name: 'Subscription' })).toBeVisible()
    await expect.poll(() => document.getAnimations().length).toBe(0)
    expect(await axeProblems(document.body)).toEqual([])
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Renew' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger).toHaveFocus()
  })
})
