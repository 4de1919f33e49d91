import { linkResetPassword, login, resetPassword } from '@saywright/api/contract'
import { anAuthResult } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { linkMessages } from '../features/auth/link/messages.js'
import { authMessages } from '../features/auth/messages/index.js'
import { resetMessages } from '../features/auth/reset/messages.js'
import { setupMessages } from '../features/auth/setup/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const email = 'ada@example.com'
const code = 'kq2vJ8mWb0cT1xNq5Zs9yA'
const password = 'Correct7!horse'

const meta = {
  title: 'Console/Flows/New password',
  tags: ['no-picture'],
  ...flow({
    at: '/auth/login',
    server: (transport) =>
      transport
        .respond(linkResetPassword, { success: true })
        .respond(resetPassword, { success: true, ended: [], working: [] })
        .respond(login, anAuthResult()),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function choosePassword({ field }: Visit) {
  await userEvent.type(await field('password'), password)
  await userEvent.type(await field('password_confirmed'), `${password}{Enter}`)
}

/** A forgotten password: the mail, the link of the mail, and the login with the new one. */
export const Forgotten: Story = {
  name: 'C-008 Forgotten',
  play: async (context) => {
    const visitor = visit(context)
    const { transport, canvas, translate, router, field, tells, arrivesAt } = visitor
    const forgotten = { name: translate(authMessages)('login.forgotten') }
    await userEvent.click(await canvas.findByRole('link', forgotten, waitOptions))
    // The login has a field of that name too.
    const title = { level: 1, name: translate(resetMessages)('title') } as const
    await expect(await canvas.findByRole('heading', title, waitOptions)).toBeVisible()
    await userEvent.type(await field('email'), `${email}{Enter}`)
    const notice = await tells(translate(resetMessages)('sent.notice', { email }), 'status')
    await expect(notice.querySelector('[style*="animation-duration: 30000ms"]')).toBeInTheDocument()
    await expect(transport.calls(linkResetPassword).map(({ body }) => body)).toEqual([{ email }])

    await router.navigate(`/auth/setup-password/ada%40example.com/${code}`)
    await choosePassword(visitor)
    await arrivesAt('/auth/login')
    await tells(translate(setupMessages)('saved'), 'status')
    const reset = transport.calls(resetPassword).map(({ body }) => body)
    await expect(reset).toEqual([{ email, code, password }])

    await userEvent.type(await field('email'), email)
    await userEvent.type(await field('password'), `${password}{Enter}`)
    await arrivesAt('/projects')
  },
}

/** Other ways into the account are named once the password is saved, and the link to the login is below. */
export const OtherWaysIn: Story = {
  ...flow({
    at: `/auth/setup-password/ada%40example.com/${code}`,
    server: (transport) =>
      transport.respond(resetPassword, {
        success: true,
        ended: [{ way: 'sessions', count: 1, names: [] }],
        working: [{ way: 'access_tokens', count: 1, names: ['Build server'] }],
      }),
  }),
  play: async (context) => {
    const visitor = visit(context)
    const { canvas, translate, arrivesAt } = visitor
    const t = translate(setupMessages)
    await choosePassword(visitor)
    await canvas.findByRole('heading', { level: 1, name: t('done.title') }, waitOptions)
    await expect(canvas.getByText(/Build server/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: t('done.login') }))
    await arrivesAt('/auth/login')
  },
}

/** The link was used before: the screen says so, and leads to a new one. */
export const LinkUsed: Story = {
  ...flow({
    at: `/auth/setup-password/ada%40example.com/${code}`,
    server: (transport, locale) => transport.fail(resetPassword, failure('wrong_code', locale)),
  }),
  play: async (context) => {
    const visitor = visit(context)
    const { canvas, translate, arrivesAt } = visitor
    const t = translate(setupMessages)
    await choosePassword(visitor)
    const title = { level: 1, name: t('dead.used') } as const
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible(), waitOptions)
    await userEvent.click(canvas.getByRole('link', { name: t('dead.again') }))
    await arrivesAt('/auth/reset-password')
  },
}

/** C-009 A mail program cut the link: the login, and the user is asked to open it again. */
export const LinkIncomplete: Story = {
  ...flow({ at: '/auth/setup-password/ada%40example.com' }),
  play: async (context) => {
    const { transport, translate, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await tells(translate(linkMessages)('incomplete'))
    await expect(transport.calls(resetPassword)).toHaveLength(0)
  },
}
