import { makePasswordCode, me, openEvents, resetPassword, verifPasswordCode } from '@saywright/api/contract'
import { errorMessages } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { securityMessages } from '../features/account/security/messages/index.js'
import { codeDialogMessages } from '../parts/code-dialog/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'
import { withSecurity } from '../testing/withSecurity.js'

const email = 'ada@example.com'
const password = 'Kitchen7!lamp'
const code = 'A1B2C3'

const meta = {
  title: 'Console/Flows/Change password',
  tags: ['no-picture'],
  ...flow({
    at: '/account/security',
    token: 'a-token',
    server: (transport) =>
      withSecurity(transport)
        .respond(makePasswordCode, undefined)
        .respond(verifPasswordCode, { verif: true, code })
        .respond(resetPassword, { success: true, ended: [], working: [] }),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function askForChange({ field }: Visit) {
  await userEvent.type(await field('password'), password)
  await userEvent.type(await field('password_confirmed'), `${password}{Enter}`)
}

const dialog = () => screen.findByRole('dialog', {}, waitOptions)

async function enterCode(typed: string) {
  const element = await dialog()
  const input = await waitFor(() => element.querySelector('input') ?? Promise.reject(new Error('No boxes')))
  await userEvent.clear(input)
  await userEvent.type(input, `${typed}{Enter}`)
  return input
}

/** Typed twice, confirmed by the code of the mail: changed, announced, and logged out. */
export const ChangePassword: Story = {
  name: 'K-002 K-003 Change password',
  play: async (context) => {
    const person = visit(context)
    const { transport, shell, translate, tells, arrivesAt } = person
    await askForChange(person)
    await enterCode(code)
    await tells(translate(securityMessages)('password.changed'), 'status')
    await arrivesAt('/auth/login')
    await expect(shell.session.token()).toBeUndefined()
    await expect(transport.calls(makePasswordCode).map(({ body }) => body)).toEqual([{ email }])
    await expect(transport.calls(verifPasswordCode).map(({ body }) => body)).toEqual([{ email, code }])
    await expect(transport.calls(resetPassword).map(({ body }) => body)).toEqual([{ email, code, password }])
  },
}

/** The server reports the end of the session before the change of the password: announced once, as a success. */
export const EndedMeanwhile: Story = {
  play: async (context) => {
    const person = visit(context)
    const { transport, canvas, shell, translate, tells, arrivesAt } = person
    transport.respond(resetPassword, async () => {
      const asked = transport.calls(me).length
      transport.fail(me, 'disconnected').emit('session-ended', {})
      await waitFor(() => expect(transport.calls(me).length).toBeGreaterThan(asked), waitOptions)
      return { success: true, ended: [], working: [] }
    })
    await waitFor(() => expect(transport.calls(openEvents)).toHaveLength(1), waitOptions)
    await askForChange(person)
    await enterCode(code)
    await tells(translate(securityMessages)('password.changed'), 'status')
    await arrivesAt('/auth/login')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(shell.session.token()).toBeUndefined()
  },
}

/** Another code than the one of the mail: the dialog says so and stays, nothing changes, and the right one still works. */
export const WrongCode: Story = {
  play: async (context) => {
    const person = visit(context)
    const { transport, locale, translate, arrivesAt } = person
    transport.fail(verifPasswordCode, failure('wrong_code', locale))
    await askForChange(person)
    const input = await enterCode('999999')
    const wrong = translate(codeDialogMessages)('fault.wrong')
    await waitFor(
      () => expect(input).toHaveAccessibleDescription(expect.stringContaining(wrong)),
      waitOptions,
    )
    await expect(transport.calls(resetPassword)).toHaveLength(0)
    transport.respond(verifPasswordCode, { verif: true, code })
    await enterCode(code)
    await arrivesAt('/auth/login')
  },
}

/** No mail arrived: a new code is sent, announced, and requested in a fresh dialog. */
export const SendAgain: Story = {
  name: 'K-003 Send again',
  play: async (context) => {
    const person = visit(context)
    const { transport, translate, tells, arrivesAt } = person
    const t = translate(codeDialogMessages)
    await askForChange(person)
    await dialog()
    await userEvent.click(await screen.findByRole('button', { name: t('resend') }, waitOptions))
    await tells(t('resent'), 'status')
    await expect(transport.calls(makePasswordCode)).toHaveLength(2)
    await enterCode(code)
    await arrivesAt('/auth/login')
  },
}

/** Too many codes were requested: a notice says so, no dialog opens, and what was typed stays. */
export const NoCode: Story = {
  play: async (context) => {
    const person = visit(context)
    const { transport, locale, tells, keeps } = person
    const tooMany = failure('too_many', locale)
    transport.fail(makePasswordCode, tooMany)
    await askForChange(person)
    await tells(tooMany.message)
    // The overlay of a slow call is a dialog too, and goes.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await keeps({ password, password_confirmed: password })
  },
}

/** The password could not be set after all: a notice says why, the user stays logged in, and what was typed stays. */
export const NotChanged: Story = {
  play: async (context) => {
    const person = visit(context)
    const { transport, shell, locale, tells, keeps, arrivesAt } = person
    const full = failure('unavailable', locale)
    transport.fail(resetPassword, full)
    await askForChange(person)
    await enterCode(code)
    await tells(full.message)
    await arrivesAt('/account/security')
    await expect(shell.session.token()).toBe('a-token')
    await keeps({ password, password_confirmed: password })
  },
}

/** The password is one of those that are tried first: said at its field, where it can be changed, and not in a notice. */
export const CommonPassword: Story = {
  play: async (context) => {
    const person = visit(context)
    const { transport, shell, translate, field, arrivesAt } = person
    const errors = { password: 'commonPassword' }
    transport.fail(resetPassword, { status: 422, code: 'common_password', message: 'Refused.', errors })
    await askForChange(person)
    await enterCode(code)
    const input = await field('password')
    const common = translate(errorMessages)('commonPassword')
    await waitFor(
      () => expect(input).toHaveAccessibleDescription(expect.stringContaining(common)),
      waitOptions,
    )
    await waitFor(() => expect(input).toHaveFocus(), waitOptions)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), waitOptions)
    await expect(screen.queryByText('Refused.')).not.toBeInTheDocument()
    await expect(shell.session.token()).toBe('a-token')
    transport.respond(resetPassword, { success: true, ended: [], working: [] })
    await userEvent.clear(input)
    await userEvent.clear(await field('password_confirmed'))
    await askForChange(person)
    await enterCode(code)
    await arrivesAt('/auth/login')
  },
}
