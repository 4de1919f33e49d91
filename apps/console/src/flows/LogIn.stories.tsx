import { login, resendConfirmRegisterEmail } from '@saywright/api/contract'
import { anAuthResult } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { verifyMessages } from '../features/auth/verify/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const ada = { email: 'ada@example.com', password: 'Correct7!horse' }

const meta = {
  title: 'Console/Flows/Log in',
  tags: ['no-picture'],
  ...flow({ at: '/auth/login' }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function logIn({ field }: Visit, { email, password } = ada) {
  await userEvent.type(await field('email'), email)
  await userEvent.type(await field('password'), `${password}{Enter}`)
}

async function findsProjects({ canvas, arrivesAt }: Visit) {
  await arrivesAt('/projects')
  await expect(await canvas.findByText('Kitchen lamp', {}, waitOptions)).toBeVisible()
}

/** A person logs in and finds the projects of the organization. */
export const LogIn: Story = {
  name: 'K-001 Log in',
  play: async (context) => {
    const visitor = visit(context)
    const { transport, shell } = visitor
    transport.respond(login, anAuthResult())
    await logIn(visitor)
    await findsProjects(visitor)
    await expect(transport.calls(login).map(({ body }) => body)).toEqual([ada])
    await expect(shell.session.token()).toBe('a-token')
  },
}

/** The password is wrong: the form says so without saying which of the two, what was typed stays, and another try works. */
export const LogInWrongPassword: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, locale, canvas, field, keeps } = visitor
    const wrong = failure('wrong_credentials', locale)
    const mistyped = { ...ada, password: 'Correct7!house' }
    transport.fail(login, wrong)
    await logIn(visitor, mistyped)
    const form = () => within(canvas.getByRole('form'))
    await expect(await form().findByText(wrong.message, {}, waitOptions)).toBeVisible()
    await expect(canvas.getAllByText(wrong.message)).toHaveLength(1)
    await keeps(mistyped)
    await expect(await field('email')).toBeValid()
    await expect(await field('password')).toBeValid()
    transport.respond(login, anAuthResult())
    await userEvent.clear(await field('password'))
    await userEvent.type(await field('password'), `${ada.password}{Enter}`)
    await findsProjects(visitor)
    await expect(transport.calls(login).map(({ body }) => body)).toEqual([mistyped, ada])
  },
}

/** The account waits for its confirmation: the person learns where the mail went, and has it sent again. */
export const NotConfirmed: Story = {
  name: 'K-001 Not confirmed',
  play: async (context) => {
    const visitor = visit(context)
    const { transport, canvas, locale, translate, tells, arrivesAt } = visitor
    const t = translate(verifyMessages)
    const first = failure('confirm_first', locale)
    transport.fail(login, first).respond(resendConfirmRegisterEmail, undefined)
    await logIn(visitor)
    await arrivesAt('/auth/verify')
    await tells(first.message)
    const screen = within(canvas.getByRole('main'))
    await expect(await screen.findByText(ada.email)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: t('resend') }))
    await tells(t('resent', { email: ada.email }), 'status')
    const resent = transport.calls(resendConfirmRegisterEmail)
    await expect(resent.map(({ body }) => body)).toEqual([{ email: ada.email }])
  },
}

/** The mail cannot be sent again: the person is back at the login, and reads why. */
export const ResendFails: Story = {
  name: 'A-046 Resend fails',
  play: async (context) => {
    const visitor = visit(context)
    const { transport, canvas, locale, translate, tells, arrivesAt } = visitor
    const failed = failure('unavailable', locale)
    transport.fail(login, failure('confirm_first', locale)).fail(resendConfirmRegisterEmail, failed)
    await logIn(visitor)
    await arrivesAt('/auth/verify')
    const name = translate(verifyMessages)('resend')
    await userEvent.click(await canvas.findByRole('button', { name }, waitOptions))
    await arrivesAt('/auth/login')
    await tells(failed.message)
  },
}

/** The server is stopped: the form says so, and what was typed stays and is sent once the server is back. */
export const ServerDown: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, canvas, keeps, sendAgain } = visitor
    transport.fail(login, 'network')
    await logIn(visitor)
    await within(canvas.getByRole('form')).findByRole('alert', {}, waitOptions)
    await keeps(ada)
    transport.respond(login, anAuthResult())
    await sendAgain()
    await findsProjects(visitor)
    await expect(transport.calls(login).map(({ body }) => body)).toEqual([ada, ada])
  },
}
