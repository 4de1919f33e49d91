import { errorKeys, makePasswordCode, object, optional, text } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { EmailKit } from '../kits/EmailKit/EmailKit.js'
import { errorMessages } from '../messages/index.js'
import { fieldNames } from './fieldNames.js'
import { rulesOf } from './rulesOf.js'
import { ValidatedForm } from './ValidatedForm.js'

const nameOf = fieldNames<{ name: string }>()

describe.each(['en-US', 'fr-FR'] as const)('the words of a fault in %s', (locale) => {
  it.each(errorKeys)('F-056 M-003 %s are those of the dictionary, and describe the field', async (key) => {
    const screen = await render(
      <ThemeProvider locale={locale} theme="light">
        <ValidatedForm
          rules={object({ name: optional(text()) })}
          initialValues={{ name: 'Halden' }}
          onSubmit={async () => ({ name: key })}
          aria-label="Example"
        >
          <FormTextField name={nameOf('name')} label="Name" description="A hint." />
        </ValidatedForm>
      </ThemeProvider>,
    )
    const field = screen.getByRole('textbox')
    await field.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toBeInvalid()
    const ids = field.element().getAttribute('aria-describedby')?.split(' ') ?? []
    const said = ids.map((id) => document.getElementById(id)?.textContent).join('')
    expect(said).toBe(errorMessages.translations[locale][key])
  })
})

it.each([
  ['', 'required'],
  ['ada@', 'invalidEmail'],
] as const)('F-049 the address of a forgotten password %j is %s', async (typed, key) => {
  const screen = await render(
    <ThemeProvider locale="en-US" theme="light">
      <ValidatedForm
        rules={rulesOf(makePasswordCode)}
        initialValues={{ email: '' }}
        onSubmit={async () => undefined}
        aria-label="Password"
      >
        <EmailKit />
      </ValidatedForm>
    </ThemeProvider>,
  )
  const field = screen.getByRole('textbox')
  await field.click()
  await userEvent.keyboard(`${typed}{Enter}`)
  await expect.element(field).toHaveAccessibleDescription(errorMessages.translations['en-US'][key])
})
