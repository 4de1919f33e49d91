import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Button } from '../Button/Button.js'
import { Toolbar } from './Toolbar.js'

describeComponent(
  'Toolbar',
  (props) => (
    <Toolbar {...props} label="Words">
      <Button>go</Button>
    </Toolbar>
  ),
  { role: 'toolbar' },
)

describe('Toolbar', () => {
  it('is one Tab stop, and Tab returns to the control that was left', async () => {
    const screen = await renderThemed(
      <>
        <Button>Before</Button>
        <Toolbar label="Words" orientation="vertical">
          <Button>go</Button>
          <Button>forward</Button>
          <Button>ten</Button>
        </Toolbar>
        <Button>After</Button>
      </>,
    )
    const named = (name: string) => screen.getByRole('button', { name, exact: true }).element()
    ;(named('Before') as HTMLElement).focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(named('go'))
    await userEvent.keyboard('{ArrowDown}{Tab}')
    expect(document.activeElement).toBe(named('After'))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(named('forward'))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(named('Before'))
  })
})
