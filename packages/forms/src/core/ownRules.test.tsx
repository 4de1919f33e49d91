import { email, object, text } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { EmailKit } from '../kits/EmailKit/EmailKit.js'
import { fieldNames } from './fieldNames.js'
import { ValidatedForm } from './ValidatedForm.js'

const isAddress = (value: string) => (/^[a-z-]+$/.test(value) ? undefined : 'invalid')
const rules = object({ address: text({ min: 1, max: 40, rule: isAddress }), email: email() })
const nameOf = fieldNames<{ address: string }>()

it('a rule of its own is told in a sentence of its own, on fields and on kits', async () => {
  const screen = await render(
    <ThemeProvider locale="en-US">
      <ValidatedForm
        rules={rules}
        initialValues={{ address: 'Desk Lamp', email: '' }}
        onSubmit={async () => undefined}
        aria-label="Address"
      >
        <FormTextField name={nameOf('address')} label="Address" words={{ invalid: 'Write small letters.' }} />
        <EmailKit words={{ required: 'We send the confirmation there.' }} />
      </ValidatedForm>
    </ThemeProvider>,
  )
  screen.container.querySelector('form')?.requestSubmit()
  await expect
    .element(screen.getByRole('textbox', { name: 'Address' }))
    .toHaveAccessibleDescription('Write small letters.')
  await expect
    .element(screen.getByRole('textbox', { name: 'E-mail' }))
    .toHaveAccessibleDescription('We send the confirmation there.')
})
