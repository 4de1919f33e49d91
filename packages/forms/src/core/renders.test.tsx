import { filled, object } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import type { FormApi } from 'final-form'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFormContext } from './FormContext.js'
import { fieldNames } from './fieldNames.js'
import { useFormField } from './useFormField.js'
import { ValidatedForm } from './ValidatedForm.js'

const names = ['one', 'two', 'three'] as const
const nameOf = fieldNames<Record<(typeof names)[number], string>>()
const drawn: Record<string, number> = {}
const count = (what: string) => {
  drawn[what] = (drawn[what] ?? 0) + 1
}

function Field({ name }: { name: (typeof names)[number] }) {
  const { value, onChange, onBlur, onFocus } = useFormField(nameOf(name))
  count(name)
  return (
    <input
      aria-label={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  )
}

/** Each render of the form creates a new context value. */
function Witness() {
  useFormContext()
  count('form')
  return null
}

const rules = object(Object.fromEntries(names.map((name) => [name, filled('lamp')])))
const blank = { one: '', two: '', three: '' }

it('typing draws the typed field once a letter, and nothing else', async () => {
  const kept: { form?: FormApi<typeof blank> } = {}
  const screen = await render(
    <ThemeProvider locale="en-US" theme="light">
      <ValidatedForm
        rules={rules}
        initialValues={blank}
        onSubmit={async () => undefined}
        formRef={(form) => {
          kept.form = form
        }}
      >
        <Witness />
        {names.map((name) => (
          <Field key={name} name={name} />
        ))}
      </ValidatedForm>
    </ThemeProvider>,
  )
  expect(drawn).toMatchObject({ form: 1 })
  await screen.getByRole('textbox', { name: 'two' }).click()
  for (const [index, letter] of [...'lamp'].entries()) {
    for (const what of Object.keys(drawn)) drawn[what] = 0
    await userEvent.keyboard(letter)
    await vi.waitFor(() => expect(kept.form?.getState().values.two).toBe('lamp'.slice(0, index + 1)))
    expect(drawn).toMatchObject({ one: 0, two: 1, three: 0, form: 0 })
  }
})
