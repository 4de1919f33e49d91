import { ApiError, login, loginSecondFactor, me, saveUser } from '@saywright/api/contract'
import { anAuthResult, aUser, type FakeTransport } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { logInAgainMessages } from '../features/auth/log-in-again/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

/** A server that refuses every save with the first token. */
const ending = (transport: FakeTransport) =>
  transport.respond(saveUser, ({ headers }) => {
    if (headers.Authorization !== 'Bearer a-token')
      throw new ApiError({ kind: 'signedOut', status: 403, code: 'disconnected' })
    return undefined
  })

const meta = {
  title: 'Console/Flows/Session ends',
  tags: ['no-picture'],
  ...flow({ at: '/account/profile', token: 'an-old-token', server: ending }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function changeAndSave({ field, translate }: Visit) {
  const title = await field('job_title')
  await userEvent.clear(title)
  await userEvent.type(title, 'Lead of lamps')
  const buttons = within(title.closest('form') as HTMLElement).getAllByRole('button')
  await userEvent.click(buttons.find((button) => button.getAttribute('type') === 'submit') as HTMLElement)
  const name = translate(logInAgainMessages)('title')
  return within(await within(document.body).findByRole('dialog', { name }, waitOptions))
}

const password = () =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[name="password"]')
    return input ?? Promise.reject(new Error('No password is asked for'))
  }, waitOptions)

/** Types a password and sends it, by the button below the form. */
async function logIn(dialog: Awaited<ReturnType<typeof changeAndSave>>, { translate }: Visit, typed: string) {
  await userEvent.clear(await password())
  await userEvent.type(await password(), typed)
  await userEvent.click(dialog.getByRole('button', { name: translate(logInAgainMessages)('submit') }))
}

/** The session ends during an edit: the user logs in again in place, and the pending save succeeds. */
export const InPlace: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, shell, locale, field, router } = visitor
    transport.fail(login, failure('wrong_credentials', locale))
    const dialog = await changeAndSave(visitor)
    await logIn(dialog, visitor, 'Correct7!house')
    await waitFor(async () => expect(await password()).toBeInvalid(), waitOptions)
    transport.respond(login, anAuthResult({ account: { id: aUser().id, name: '', email: aUser().email } }))
    await logIn(dialog, visitor, 'Correct7!horse')
    await waitFor(
      () => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument(),
      waitOptions,
    )
    await expect(router.state.location.pathname).toBe('/account/profile')
    await expect(await field('job_title')).toHaveValue('Lead of lamps')
    await waitFor(() => expect(transport.calls(saveUser)).toHaveLength(2), waitOptions)
    await expect(transport.calls(saveUser)[1]?.body).toMatchObject({ job_title: 'Lead of lamps' })
    await expect(shell.session.token()).toBe('a-token')
  },
}

/** The account has a second factor, which is requested in the same place. */
export const WithSecondFactor: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, shell } = visitor
    transport
      .respond(login, { account_created: false, second_factor: { ticket: 'a-ticket', minutes: 10 } })
      .respond(
        loginSecondFactor,
        anAuthResult({ account: { id: aUser().id, name: '', email: aUser().email } }),
      )
    const dialog = await changeAndSave(visitor)
    await logIn(dialog, visitor, 'Correct7!horse')
    await userEvent.type(await dialog.findByRole('textbox', {}, waitOptions), '123456{Enter}')
    await waitFor(() => expect(shell.session.token()).toBe('a-token'), waitOptions)
    await waitFor(() => expect(transport.calls(saveUser)).toHaveLength(2), waitOptions)
  },
}

/** The user leaves instead: the login leads back to the page, and the typed text is there. */
export const Leaving: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, translate, field, arrivesAt, router } = visitor
    const dialog = await changeAndSave(visitor)
    await userEvent.click(dialog.getByRole('button', { name: translate(logInAgainMessages)('leave') }))
    await arrivesAt('/auth/login')
    await expect(router.state.location.search).toBe('?next=%2Faccount%2Fprofile')
    transport.respond(login, anAuthResult()).respond(me, aUser())
    await userEvent.type(await field('email'), aUser().email)
    await userEvent.type(await field('password'), 'Correct7!horse{Enter}')
    await arrivesAt('/account/profile')
    await waitFor(async () => expect(await field('job_title')).toHaveValue('Lead of lamps'), waitOptions)
  },
}
