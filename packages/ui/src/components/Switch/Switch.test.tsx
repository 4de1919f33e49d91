import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Switch } from './Switch.js'

describeComponent('Switch', (props) => <Switch {...props} label="Noise reduction" />, { role: 'switch' })

describe('Switch', () => {
  it('lets its ref focus it', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await renderThemed(<Switch ref={ref} label="Noise reduction" />)
    ref.current?.focus()
    await expect.element(screen.getByRole('switch')).toHaveFocus()
  })

  it('keeps to the value it is given', async () => {
    const screen = await renderThemed(<Switch label="Noise reduction" isSelected={false} />)
    await screen.getByText('Noise reduction').click()
    await expect.element(screen.getByRole('switch')).not.toBeChecked()
  })

  it('fades when it is locked, its words do not', async () => {
    const screen = await renderThemed(<Switch label="Noise reduction" isReadOnly isSelected />)
    const [track, words] = screen.container.querySelectorAll('label > span:not([style])')
    expect(getComputedStyle(track!).opacity).toBe('0.55')
    expect(getComputedStyle(words!).opacity).toBe('1')
  })
})
