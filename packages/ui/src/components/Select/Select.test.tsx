import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Select } from './Select.js'

const roles = [
  { value: 'guest', label: 'Guest' },
  { value: 'admin', label: 'Administrator' },
] as const

describeComponent('Select', (props) => <Select {...props} label="Role" options={roles} />, { role: 'button' })

describe('Select', () => {
  it('says the words of the chosen value, not the value', async () => {
    const screen = await renderThemed(<Select label="Role" options={roles} value="admin" />)
    await expect.element(screen.getByRole('button')).toHaveTextContent('Administrator')
  })

  it.each(['medium', 'large'] as const)(
    'shows the whole of a value that its %s box is too narrow for',
    async (size) => {
      const label = 'I want to talk about my lamp and its languages'
      const screen = await renderThemed(
        <div style={{ width: 160 }}>
          <Select label="Topic" options={[{ value: 'lamp', label }]} value="lamp" size={size} />
          <Select label="Role" options={roles} value="guest" size={size} />
        </div>,
      )
      const long = screen.getByRole('button', { name: /Topic/ }).element()
      const words = long.querySelector('span')!
      expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
      expect(words.getBoundingClientRect().bottom).toBeLessThan(long.getBoundingClientRect().bottom)
      const short = screen.getByRole('button', { name: /Role/ }).element()
      expect(short.clientHeight).toBeLessThan(long.clientHeight)
    },
  )

  it('shows its placeholder when nothing or something unknown is chosen', async () => {
    const screen = await renderThemed(
      <>
        <Select label="First" options={roles} value={null} placeholder="Choose a role" />
        <Select label="Second" options={[]} value="gone" placeholder="Choose a role" />
      </>,
    )
    for (const button of screen.getByRole('button').all()) {
      await expect.element(button).toHaveTextContent('Choose a role')
    }
  })

  it('keeps to the value it is given', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(
      <Select label="Role" options={roles} value="guest" onChange={changed} />,
    )
    await screen.getByRole('button').click()
    await screen.getByRole('option', { name: 'Administrator' }).click()
    expect(changed).toHaveBeenCalledExactlyOnceWith('admin')
    await expect.element(screen.getByRole('button')).toHaveTextContent('Guest')
  })

  it('closes at Escape, changes nothing and returns the focus', async () => {
    const onChange = vi.fn()
    const screen = await renderThemed(<Select label="Role" options={roles} onChange={onChange} />)
    const field = screen.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is sent with its form', async () => {
    const form = createRef<HTMLFormElement>()
    await renderThemed(
      <form ref={form}>
        <Select label="Role" name="role" options={roles} defaultValue="admin" />
      </form>,
    )
    expect(new FormData(form.current!).get('role')).toBe('admin')
  })

  it('lets its ref focus the field', async () => {
    const ref = createRef<HTMLButtonElement>()
    const screen = await renderThemed(<Select ref={ref} label="Role" options={roles} />)
    ref.current?.focus()
    await expect.element(screen.getByRole('button')).toHaveFocus()
  })
})
