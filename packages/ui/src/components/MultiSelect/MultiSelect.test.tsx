import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Dialog } from '../Dialog/Dialog.js'
import { MultiSelect } from './MultiSelect.js'

const systems = [
  { value: 'windows', label: 'Windows' },
  { value: 'linux', label: 'Linux' },
  { value: 'ios', label: 'iOS' },
] as const

describeComponent(
  'MultiSelect',
  (props) => <MultiSelect {...props} label="Platforms" options={systems} defaultValue={['linux']} />,
  { role: 'combobox' },
)

describe('MultiSelect', () => {
  it('keeps to the value it is given', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(
      <MultiSelect label="Platforms" options={systems} value={['linux']} onChange={changed} />,
    )
    await userEvent.type(screen.getByRole('combobox'), 'win')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(changed).toHaveBeenCalledExactlyOnceWith(['linux', 'windows'])
    expect(screen.getByRole('row').elements()).toHaveLength(1)
  })

  it('removes a tag by the keyboard and moves the focus to its neighbour, at last to the field', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(
      <MultiSelect label="Platforms" options={systems} defaultValue={['linux', 'ios']} onChange={changed} />,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    expect(changed).toHaveBeenLastCalledWith(['linux'])
    await expect.element(screen.getByRole('row', { name: 'Linux' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    expect(changed).toHaveBeenLastCalledWith([])
    await expect.element(screen.getByRole('combobox')).toHaveFocus()
  })

  it('describes its field by what is chosen', async () => {
    const screen = await renderThemed(
      <MultiSelect label="Platforms" options={systems} defaultValue={['linux', 'ios']} />,
    )
    await expect.element(screen.getByRole('combobox')).toHaveAccessibleDescription(/Linux.*iOS/)
  })

  it('keeps the names of chosen values that a later search does not find', async () => {
    const shared = { label: 'Platforms', defaultValue: ['linux'] as string[], onSearch: () => {} }
    const screen = await renderThemed(<MultiSelect {...shared} options={systems} />)
    await screen.rerender(<MultiSelect {...shared} options={[{ value: 'android', label: 'Android' }]} />)
    await expect.element(screen.getByRole('row', { name: 'Linux' })).toBeVisible()
    await userEvent.type(screen.getByRole('combobox'), 'a')
    await expect.element(screen.getByRole('option', { name: 'Android' })).toBeVisible()
    expect(screen.getByRole('option').elements()).toHaveLength(1)
  })

  it('counts in French those that are not in sight', async () => {
    const screen = await renderThemed(
      <MultiSelect
        label="Systèmes"
        options={systems}
        defaultValue={['linux', 'ios', 'windows']}
        maxTags={1}
      />,
      { locale: 'fr-FR' },
    )
    await expect.element(screen.getByText('2 de plus')).toBeInTheDocument()
  })

  it('lets Escape on a tag reach the dialog around it', async () => {
    const closed = vi.fn()
    const screen = await renderThemed(
      <Dialog isOpen title="Devices" onOpenChange={closed}>
        <MultiSelect label="Platforms" options={systems} defaultValue={['linux']} />
      </Dialog>,
    )
    screen.getByRole('button', { name: 'Remove Linux' }).element().focus()
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('is sent with its form', async () => {
    const form = createRef<HTMLFormElement>()
    await renderThemed(
      <form ref={form}>
        <MultiSelect label="Platforms" name="platforms" options={systems} defaultValue={['linux', 'ios']} />
      </form>,
    )
    expect(new FormData(form.current!).getAll('platforms')).toEqual(['linux', 'ios'])
  })
})
