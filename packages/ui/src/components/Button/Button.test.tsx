import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Button } from './Button.js'

describeComponent('Button', (props) => <Button {...props}>Save</Button>, { role: 'button' })

describe('Button', () => {
  it('submits the form that it is in', async () => {
    const submitted = vi.fn((event: React.FormEvent) => event.preventDefault())
    const screen = await renderThemed(
      <form onSubmit={submitted}>
        <Button type="submit">Save</Button>
      </form>,
    )
    await screen.getByRole('button').click()
    expect(submitted).toHaveBeenCalledOnce()
  })

  it('submits nothing while pending', async () => {
    const submitted = vi.fn((event: React.FormEvent) => event.preventDefault())
    const screen = await renderThemed(
      <form onSubmit={submitted}>
        <Button type="submit" isPending>
          Saving
        </Button>
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(submitted).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('button')).toHaveFocus()
  })
})
