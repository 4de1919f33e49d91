import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { ComboBox } from './ComboBox.js'

const countries = [
  { value: 'ZA', label: 'South Africa' },
  { value: 'FR', label: 'France' },
] as const

describeComponent('ComboBox', (props) => <ComboBox {...props} label="Country" options={countries} />, {
  role: 'combobox',
})

describe('ComboBox', () => {
  it('says the words of the chosen value, not the value', async () => {
    const screen = await renderThemed(<ComboBox label="Country" options={countries} value="FR" />)
    await expect.element(screen.getByRole('combobox')).toHaveValue('France')
  })

  it('keeps to the value it is given', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(
      <ComboBox label="Country" options={countries} value="ZA" onChange={changed} />,
    )
    await userEvent.fill(screen.getByRole('combobox'), 'fra')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(changed).toHaveBeenCalledExactlyOnceWith('FR')
    await userEvent.tab()
    await expect.element(screen.getByRole('combobox')).toHaveValue('South Africa')
  })

  it('is empty again when its words are deleted', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(
      <ComboBox label="Country" options={countries} defaultValue="FR" onChange={changed} />,
    )
    await userEvent.clear(screen.getByRole('combobox'))
    expect(changed).toHaveBeenCalledExactlyOnceWith(null)
    await userEvent.tab()
    await expect.element(screen.getByRole('combobox')).toHaveValue('')
  })

  it('restores the chosen name when other words are left in it', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(
      <ComboBox label="Country" options={countries} defaultValue="FR" onChange={changed} />,
    )
    await userEvent.type(screen.getByRole('combobox'), 'zzz')
    await userEvent.tab()
    await expect.element(screen.getByRole('combobox')).toHaveValue('France')
    expect(changed).not.toHaveBeenCalled()
  })

  it('shows the name of a value whose options come later', async () => {
    const screen = await renderThemed(<ComboBox label="Country" options={[]} defaultValue="FR" isLoading />)
    await expect.element(screen.getByRole('combobox')).toHaveValue('')
    await screen.rerender(<ComboBox label="Country" options={countries} defaultValue="FR" />)
    await expect.element(screen.getByRole('combobox')).toHaveValue('France')
  })

  it('is sent with its form', async () => {
    const form = createRef<HTMLFormElement>()
    await renderThemed(
      <form ref={form}>
        <ComboBox label="Country" name="country" options={countries} defaultValue="FR" />
      </form>,
    )
    expect(new FormData(form.current!).get('country')).toBe('FR')
  })

  it('lets its ref focus the field', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await renderThemed(<ComboBox ref={ref} label="Country" options={countries} />)
    ref.current?.focus()
    await expect.element(screen.getByRole('combobox')).toHaveFocus()
  })

  it('says in French that nothing matches', async () => {
    const screen = await renderThemed(<ComboBox label="Pays" options={countries} />, { locale: 'fr-FR' })
    await userEvent.type(screen.getByRole('combobox'), 'xyz')
    await expect.element(screen.getByRole('listbox')).toHaveTextContent('Aucun résultat')
  })
})
