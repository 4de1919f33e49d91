import { register } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SubmitButton } from '../core/SubmitButton.js'
import { ValidatedForm } from '../core/ValidatedForm.js'
import { fillRegister } from '../testing/fillRegister.js'
import { EmailKit } from './EmailKit/EmailKit.js'
import { comparePasswords } from './NewPasswordKit/comparePasswords.js'
import { NewPasswordKit } from './NewPasswordKit/NewPasswordKit.js'
import { PersonNameKit } from './PersonNameKit/PersonNameKit.js'

const nobody = { first_name: '', last_name: '', email: '', password: '', password_confirmed: '' }
const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  password: 'VelvetSky27!',
  password_confirmed: 'VelvetSky27!',
}

async function aRegistration() {
  if (!register.body) throw new Error('register has a body')
  const onSubmit = vi.fn(async (_values: typeof nobody) => undefined)
  const screen = await render(
    <ThemeProvider locale="en-US" theme="light">
      <ValidatedForm
        rules={register.body}
        compare={comparePasswords}
        initialValues={nobody}
        onSubmit={onSubmit}
        aria-label="Account"
      >
        <PersonNameKit />
        <EmailKit />
        <NewPasswordKit />
        <SubmitButton>Register</SubmitButton>
      </ValidatedForm>
    </ThemeProvider>,
  )
  const form = screen.container.querySelector('form') as HTMLFormElement
  const faulty = () =>
    [...form.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')].map(({ name }) => name)
  return { screen, form, onSubmit, faulty, send: screen.getByRole('button', { name: 'Register' }) }
}

describe('the kits of a registration', () => {
  it('F-004 ask for all five, with the focus on the first', async () => {
    const { screen, faulty, send, onSubmit } = await aRegistration()
    await send.click()
    await expect.element(screen.getByLabelText('First name')).toHaveFocus()
    expect(faulty()).toEqual(Object.keys(nobody))
    expect(screen.getByText('This field is required.').elements()).toHaveLength(5)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('send what was typed', async () => {
    const { form, send, onSubmit } = await aRegistration()
    await fillRegister(form, ada, userEvent)
    await send.click()
    await expect.poll(() => onSubmit.mock.calls).toEqual([[ada]])
  })
})
