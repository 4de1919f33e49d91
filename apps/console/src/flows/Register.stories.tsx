import { checkEmail, register } from '@saywright/api/contract'
import { errorMessages } from '@saywright/forms'
import { fillRegister } from '@saywright/forms/testing'
import { shellMessages } from '@saywright/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { registerMessages } from '../features/auth/register/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const account = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  password: 'Correct7!horse',
}

const meta = {
  title: 'Console/Flows/Register',
  tags: ['no-picture'],
  ...flow({
    at: '/auth/register',
    server: (transport) =>
      transport.respond(register, undefined).respond(checkEmail, { data: { valid: true } }),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function fill({ canvas }: Visit, password = account.password) {
  const form = await canvas.findByRole<HTMLFormElement>('form', {}, waitOptions)
  const values = { ...account, password, password_confirmed: password }
  await fillRegister(form, values, userEvent)
  await userEvent.keyboard('{Enter}')
  return values
}

/** A person makes an account: the next screen shows the address, and a notice of 30 seconds says what to do. */
export const Register: Story = {
  name: 'C-005 K-001 Register',
  play: async (context) => {
    const visitor = visit(context)
    const { transport, canvas, translate, tells, arrivesAt } = visitor
    await fill(visitor)
    await arrivesAt('/auth/verify')
    await expect(await within(canvas.getByRole('main')).findByText(account.email)).toBeVisible()
    const notice = await tells(translate(registerMessages)('sent', { email: account.email }), 'status')
    await expect(notice.querySelector('[style*="animation-duration: 30000ms"]')).toBeInTheDocument()
    await expect(transport.calls(register).map(({ body }) => body)).toEqual([account])
    await expect(localStorage.getItem('registered_email')).toBe(account.email)
  },
}

/** The password is weak: the field says what is missing, nothing is sent and nothing typed is lost. */
export const WeakPassword: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, translate, field, tells, keeps, arrivesAt } = visitor
    const typed = await fill(visitor, 'correcthorse')
    await tells(translate(shellMessages)('notice.incorrectForm'))
    const quality = translate(errorMessages)('qualityPassword')
    await expect(await field('password')).toHaveAccessibleDescription(expect.stringContaining(quality))
    await keeps(typed)
    await expect(transport.calls(register)).toHaveLength(0)
    await fill(visitor)
    await arrivesAt('/auth/verify')
    await expect(transport.calls(register).map(({ body }) => body)).toEqual([account])
  },
}

/** The address cannot be checked: the field says so and nothing is sent, until a check was made. */
export const CheckUnavailable: Story = {
  name: 'F-005 Check unavailable',
  play: async (context) => {
    const visitor = visit(context)
    const { transport, translate, locale, field, keeps, arrivesAt } = visitor
    transport.fail(checkEmail, failure('unavailable', locale))
    const typed = await fill(visitor)
    const unverified = translate(errorMessages)('incorrectEmail')
    const email = await field('email')
    await waitFor(
      () => expect(email).toHaveAccessibleDescription(expect.stringContaining(unverified)),
      waitOptions,
    )
    await keeps(typed)
    await expect(transport.calls(register)).toHaveLength(0)
    transport.respond(checkEmail, { data: { valid: true } })
    await userEvent.type(email, '{Enter}')
    await arrivesAt('/auth/verify')
  },
}
