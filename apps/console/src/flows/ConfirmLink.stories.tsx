import { confirmRegister, login, resendConfirmRegisterEmail } from '@saywright/api/contract'
import { anAuthResult } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { linkMessages } from '../features/auth/link/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const code = 'kq2vJ8mWb0cT1xNq5Zs9yA'
const at = `/auth/confirm-register/ada%40example.com/${code}`

const meta = { title: 'Console/Auth/Confirm an account', tags: ['no-picture'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Presses the button of the page to which the link of the mail leads. */
async function confirm({ canvas, translate }: Visit) {
  const button = { name: translate(linkMessages)('confirm.submit') }
  await userEvent.click(await canvas.findByRole('button', button, waitOptions))
}

/** C-007 The link of the mail was opened: it confirms only once its button is pressed. */
export const Asking: Story = {
  ...flow({ at, server: (transport) => transport.pending(confirmRegister) }),
  play: async (context) => {
    const { canvas, translate, transport, shell } = visit(context)
    const heading = { level: 1, name: translate(linkMessages)('confirm.title') } as const
    await expect(await canvas.findByRole('heading', heading, waitOptions)).toBeVisible()
    await expect(transport.calls(confirmRegister)).toHaveLength(0)
    await expect(shell.session.token()).toBeUndefined()
  },
}

/** The button was pressed, and the link is being checked. */
export const Waiting: Story = {
  ...flow({ at, server: (transport) => transport.pending(confirmRegister) }),
  play: async (context) => {
    const visitor = visit(context)
    const { transport, arrivesAt } = visitor
    await confirm(visitor)
    await waitFor(() => expect(transport.calls(confirmRegister)).toHaveLength(1), waitOptions)
    await arrivesAt('/auth/confirm-register/ada%40example.com/kq2vJ8mWb0cT1xNq5Zs9yA')
  },
}

/** C-007 The account is confirmed, and its owner is logged in. */
export const Confirmed: Story = {
  ...flow({ at, server: (transport) => transport.respond(confirmRegister, anAuthResult()) }),
  play: async (context) => {
    const visitor = visit(context)
    const { transport, shell, arrivesAt } = visitor
    await confirm(visitor)
    await arrivesAt('/projects')
    await expect(shell.session.token()).toBe('a-token')
    const sent = transport.calls(confirmRegister).map(({ body }) => body)
    await expect(sent).toEqual([{ email: 'ada@example.com', code }])
  },
}

/** The link is opened a second time: the server says so above the login. */
export const LinkUsed: Story = {
  name: 'A-046 Link used',
  ...flow({
    at,
    server: (transport, locale) => transport.fail(confirmRegister, failure('wrong_code', locale)),
  }),
  play: async (context) => {
    const visitor = visit(context)
    const { transport, locale, field, tells, arrivesAt } = visitor
    await confirm(visitor)
    await arrivesAt('/auth/login')
    await tells(failure('wrong_code', locale).message)
    await expect(await field('email')).toBeVisible()
    await expect(transport.calls(confirmRegister)).toHaveLength(1)
  },
}

/** The link has expired: logging in leads to where another mail can be requested. */
export const LinkExpired: Story = {
  ...flow({
    at,
    server: (transport, locale) =>
      transport
        .fail(confirmRegister, failure('expired_code', locale))
        .fail(login, failure('confirm_first', locale))
        .respond(resendConfirmRegisterEmail, undefined),
  }),
  play: async (context) => {
    const visitor = visit(context)
    const { locale, field, tells, arrivesAt } = visitor
    await confirm(visitor)
    await arrivesAt('/auth/login')
    await tells(failure('expired_code', locale).message)
    await expect(await field('email')).toBeVisible()
  },
}

/** C-007 A mail program cut the link: the user is asked to open it again. */
export const LinkIncomplete: Story = {
  ...flow({ at: '/auth/confirm-register/ada%40example.com' }),
  play: async (context) => {
    const { transport, translate, field, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await tells(translate(linkMessages)('incomplete'))
    await expect(await field('email')).toBeVisible()
    await expect(transport.calls(confirmRegister)).toHaveLength(0)
  },
}
