import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Checkbox } from './Checkbox.js'

describeComponent('Checkbox', (props) => <Checkbox {...props} label="Photos" />, { role: 'checkbox' })

describe('Checkbox', () => {
  it('is sent with its form when it is on', async () => {
    const form = createRef<HTMLFormElement>()
    const screen = await renderThemed(
      <form ref={form}>
        <Checkbox label="Beta" name="beta" value="yes" />
      </form>,
    )
    expect(new FormData(form.current!).get('beta')).toBeNull()
    await screen.getByText('Beta').click()
    expect(new FormData(form.current!).get('beta')).toBe('yes')
  })

  it('lets its ref focus the input', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await renderThemed(<Checkbox ref={ref} label="Beta" />)
    ref.current?.focus()
    await expect.element(screen.getByRole('checkbox')).toHaveFocus()
  })

  it('can be pressed over its whole row, 24 px or more', async () => {
    const screen = await renderThemed(<Checkbox label="Beta" />)
    const { height } = screen.container.querySelector('label')!.getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(24)
  })
})
