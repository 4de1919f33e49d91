import type { Locale } from '@saywright/ui/i18n'
import { axeProblems } from '@saywright/ui/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeField } from './CodeField.js'

type Props = Partial<ComponentProps<typeof CodeField>>

function Controlled({ value = '', onChange, ...rest }: Props) {
  const [code, setCode] = useState(value)
  const change = (next: string) => {
    setCode(next)
    onChange?.(next)
  }
  return <CodeField label="Code" {...rest} value={code} onChange={change} />
}

async function aField(props: Props = {}, locale: Locale = 'en-US') {
  const onChange = vi.fn()
  const screen = await render(
    <ThemeProvider locale={locale} theme="light">
      <Controlled {...props} onChange={onChange} />
    </ThemeProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'Code' })
  const input = field.element() as HTMLInputElement
  const active = () =>
    [...screen.container.querySelectorAll('[aria-hidden] > span')].findIndex((box) =>
      box.hasAttribute('data-active'),
    )
  const press = async (box: number) => {
    const { width, height } = input.getBoundingClientRect()
    await userEvent.click(field, { position: { x: (width * (box + 0.5)) / 6, y: height / 2 } })
  }
  return { screen, field, input, active, press, onChange }
}

function paste(input: HTMLInputElement, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('a code', () => {
  it('F-041 is one field drawn as six boxes', async () => {
    const { screen } = await aField()
    expect(screen.container.querySelectorAll('[aria-hidden] > span')).toHaveLength(6)
    expect(screen.container.querySelectorAll('input')).toHaveLength(1)
  })

  it('F-042 F-045 raises case and walks from box to box', async () => {
    const { field, active, press } = await aField()
    await press(0)
    for (const [index, letter] of [...'a1b2c3'].entries()) {
      await expect.poll(active).toBe(index)
      await userEvent.keyboard(letter)
    }
    await expect.element(field).toHaveValue('A1B2C3')
  })

  it('F-043 keeps the first six of what is pasted, wherever the caret is', async () => {
    const { field, input, press } = await aField({ value: 'ZZZ' })
    await press(1)
    paste(input, 'ab-12 34 56')
    await expect.element(field).toHaveValue('AB1234')
  })

  it('puts a short paste where the caret is', async () => {
    const { field, input, press, active } = await aField({ value: 'A999' })
    await press(1)
    paste(input, '-12-')
    await expect.element(field).toHaveValue('A1299')
    await expect.poll(active).toBe(3)
    await userEvent.keyboard('7')
    await expect.element(field).toHaveValue('A1279')
  })

  it('F-044 is cleared by a press on its first box when it is whole, and only then', async () => {
    const { field, press, onChange } = await aField({ value: 'A1B2C3' })
    expect(onChange).not.toHaveBeenCalled()
    await press(4)
    await expect.element(field).toHaveValue('A1B2C3')
    await press(0)
    await expect.element(field).toHaveValue('')
  })

  it('F-044 that is begun is not cleared: the first box replaces its own character', async () => {
    const { field, press } = await aField({ value: 'A1B' })
    await press(0)
    await expect.element(field).toHaveValue('A1B')
    await userEvent.keyboard('x')
    await expect.element(field).toHaveValue('X1B')
  })

  it('F-044 is not cleared by the browser that fills it in', async () => {
    const { field } = await aField()
    await field.fill('123-456')
    await expect.element(field).toHaveValue('123456')
  })

  it('F-045 goes back with Backspace and the arrows, to its ends with Home and End', async () => {
    const { field, active, press } = await aField({ value: 'A1B2' })
    await press(5)
    await userEvent.keyboard('{Backspace}')
    await expect.element(field).toHaveValue('A1B')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(active).toBe(2)
    await userEvent.keyboard('{ArrowLeft}7')
    await expect.element(field).toHaveValue('A7B')
    await userEvent.keyboard('{Home}')
    await expect.poll(active).toBe(0)
    await userEvent.keyboard('{End}9')
    await expect.element(field).toHaveValue('A7B9')
  })

  it('keeps the selected character when a stranger is typed', async () => {
    const { field, press } = await aField({ value: 'A1B' })
    await press(1)
    await userEvent.keyboard('-')
    await expect.element(field).toHaveValue('A1B')
  })

  it('is replaced when it is reached with the keyboard', async () => {
    const { field } = await aField({ value: 'A1B2C3' })
    await userEvent.tab()
    await userEvent.keyboard('9')
    await expect.element(field).toHaveValue('9')
  })

  it('takes what an input method composes when it is finished', async () => {
    const { field, input, onChange } = await aField()
    input.focus()
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(input, '１２')
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    await expect.element(field).toHaveValue('１２')
    expect(onChange).not.toHaveBeenCalled()
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '１２' }))
    await expect.element(field).toHaveValue('12')
    expect(onChange).toHaveBeenLastCalledWith('12')
  })

  it('calls onComplete once', async () => {
    const onComplete = vi.fn()
    const { field, input } = await aField({ onComplete })
    await field.fill('12345')
    expect(onComplete).not.toHaveBeenCalled()
    await field.fill('123456')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith(input)
  })

  it('F-056 is described by its error, in place of the hint', async () => {
    const { field } = await aField({ error: 'Wrong code.', description: 'From the mail.', value: 'A1' })
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveAccessibleDescription('2 of 6 characters Wrong code.')
  })

  it.each(['en-US', 'fr-FR'] as const)('has no accessibility fault in %s', async (locale) => {
    for (const props of [
      {},
      { value: 'A1B' },
      { error: 'Wrong.' },
      { isDisabled: true },
      { isPending: true },
    ]) {
      const { screen } = await aField(props, locale)
      expect(await axeProblems(screen.container)).toEqual([])
      await screen.unmount()
    }
  })
})
