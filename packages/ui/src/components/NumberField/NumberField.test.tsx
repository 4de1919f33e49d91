import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { NumberField } from './NumberField.js'

describeComponent('NumberField', (props) => <NumberField {...props} label="Repetitions" defaultValue={4} />, {
  role: 'textbox',
})

describe('NumberField', () => {
  it('writes and reads numbers as French does', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(
      <NumberField label="Taille" defaultValue={7412.5} onChange={changed} />,
      { locale: 'fr-FR' },
    )
    const input = screen.getByRole('textbox')
    await expect.element(input).toHaveValue('7\u202f412,5')
    await userEvent.fill(input, '184,6')
    await userEvent.tab()
    expect(changed).toHaveBeenLastCalledWith(184.6)
  })

  it('is empty with null, and reports null when emptied', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(
      <>
        <NumberField label="First" value={null} />
        <NumberField label="Second" defaultValue={4} onChange={changed} />
      </>,
    )
    await expect.element(screen.getByRole('textbox', { name: 'First' })).toHaveValue('')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Second' }))
    await userEvent.tab()
    expect(changed).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('keeps to the value it is given', async () => {
    const screen = await renderThemed(<NumberField label="Count" value={4} />)
    await screen.getByRole('textbox').click()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.tab()
    await expect.element(screen.getByRole('textbox')).toHaveValue('4')
  })

  it('shows its state on its box', async () => {
    const screen = await renderThemed(
      <>
        <NumberField label="Wrong" error="Too many" />
        <NumberField label="Locked" isDisabled />
      </>,
    )
    const boxOf = (name: string) => screen.getByRole('textbox', { name }).element().parentElement
    expect(boxOf('Wrong')).toHaveAttribute('data-invalid')
    expect(boxOf('Locked')).toHaveAttribute('data-disabled')
  })

  it('refuses letters while typing', async () => {
    const screen = await renderThemed(<NumberField label="Count" />)
    await screen.getByRole('textbox').click()
    await userEvent.keyboard('1a2')
    await expect.element(screen.getByRole('textbox')).toHaveValue('12')
  })

  it('is sent with its form as a plain number', async () => {
    const form = createRef<HTMLFormElement>()
    await renderThemed(
      <form ref={form}>
        <NumberField label="Size" name="size" defaultValue={7412} />
      </form>,
    )
    expect(new FormData(form.current!).get('size')).toBe('7412')
  })

  it('lets its ref focus the input', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await renderThemed(<NumberField ref={ref} label="Size" />)
    ref.current?.focus()
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
  })
})
