import { object, optional, text } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fieldNames } from '../../core/fieldNames.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import type { Mask } from '../../masks/Mask.js'
import { masks } from '../../masks/masks.js'
import { FormMaskedField } from './FormMaskedField.js'

const nameOf = fieldNames<{ value: string }>()

async function aField(mask: Mask, value = '') {
  const onSubmit = vi.fn(async (_values: { value: string }) => undefined)
  const screen = await render(
    <ThemeProvider locale="en-US" theme="light">
      <ValidatedForm
        rules={object({ value: optional(text()) })}
        initialValues={{ value }}
        onSubmit={onSubmit}
        aria-label="Example"
      >
        <FormMaskedField name={nameOf('value')} label="Value" mask={mask} />
      </ValidatedForm>
    </ThemeProvider>,
  )
  const field = screen.getByRole('textbox')
  const input = field.element() as HTMLInputElement
  const caret = () => input.selectionStart
  const put = (place: number) => {
    input.focus()
    input.setSelectionRange(place, place)
  }
  return { field, input, caret, put, onSubmit }
}

describe('a field with a mask', () => {
  it('F-070 is formatted while it is typed, and sent as shown', async () => {
    const { field, onSubmit } = await aField(masks.date)
    await field.click()
    await userEvent.keyboard('22x11')
    await expect.element(field).toHaveValue('22/11')
    await userEvent.keyboard('2026{Enter}')
    await expect.element(field).toHaveValue('22/11/2026')
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ value: '22/11/2026' }]])
  })

  it('F-070 keeps the caret when something is set in the middle', async () => {
    const { field, caret, put } = await aField(masks.siren, '732 293 20')
    put(3)
    await userEvent.keyboard('8')
    await expect.element(field).toHaveValue('732 829 320')
    await expect.poll(caret).toBe(5)
  })

  it('F-070 goes back over a separator', async () => {
    const { field, caret, put } = await aField(masks.siren, '732 829')
    put(4)
    await userEvent.keyboard('{Backspace}')
    await expect.poll(caret).toBe(3)
    await expect.element(field).toHaveValue('732 829')
    await userEvent.keyboard('{Backspace}')
    await expect.element(field).toHaveValue('738 29')
    await expect.poll(caret).toBe(2)
  })

  it('F-070 keeps the caret where a stranger is typed', async () => {
    const { field, caret, put } = await aField(masks.siren, '732 829')
    put(2)
    await userEvent.keyboard('x')
    await expect.element(field).toHaveValue('732 829')
    await expect.poll(caret).toBe(2)
  })
})
