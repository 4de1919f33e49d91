import { loginByCode } from '@saywright/api/contract'
import { anAuthResult } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { linkMessages } from '../features/auth/link/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const code = 'kq2vJ8mWb0cT1xNq5Zs9yA'
const at = `/auth/login/${code}`

const meta = { title: 'Console/Auth/Log in by code', tags: ['no-picture'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Presses the button of the page to which the link leads. */
async function goOn({ canvas, translate }: Visit) {
  const button = { name: translate(linkMessages)('login.submit') }
  await userEvent.click(await canvas.findByRole('button', button, waitOptions))
}

/** C-004 The link was opened: it logs in only once its button is pressed. */
export const Asking: Story = {
  ...flow({ at, server: (transport) => transport.pending(loginByCode) }),
  play: async (context) => {
    const { canvas, translate, transport } = visit(context)
    const heading = { level: 1, name: translate(linkMessages)('login.title') } as const
    await expect(await canvas.findByRole('heading', heading, waitOptions)).toBeVisible()
    await expect(transport.calls(loginByCode)).toHaveLength(0)
  },
}

/** The button was pressed, and the code is being checked. */
export const Waiting: Story = {
  ...flow({ at, server: (transport) => transport.pending(loginByCode) }),
  play: async (context) => {
    const visitor = visit(context)
    const { transport, shell } = visitor
    await goOn(visitor)
    await waitFor(() => expect(transport.calls(loginByCode)).toHaveLength(1), waitOptions)
    await expect(shell.session.token()).toBeUndefined()
  },
}

/** The code is right: the projects are there. */
export const LoggedIn: Story = {
  name: 'C-004 Logged In',
  ...flow({ at, server: (transport) => transport.respond(loginByCode, anAuthResult()) }),
  play: async (context) => {
    const visitor = visit(context)
    const { transport, shell, canvas, arrivesAt } = visitor
    await goOn(visitor)
    await arrivesAt('/projects')
    await canvas.findByRole('heading', { level: 1 }, waitOptions)
    await expect(shell.session.token()).toBe('a-token')
    await expect(transport.calls(loginByCode).map(({ body }) => body)).toEqual([{ code }])
  },
}

/** The code is wrong, or was used before. */
export const WrongCode: Story = {
  ...flow({ at, server: (transport, locale) => transport.fail(loginByCode, failure('wrong_code', locale)) }),
  play: async (context) => {
    const visitor = visit(context)
    const { locale, shell, field, tells, arrivesAt } = visitor
    await goOn(visitor)
    await arrivesAt('/auth/login')
    await tells(failure('wrong_code', locale).message)
    await expect(await field('email')).toBeVisible()
    await expect(shell.session.token()).toBeUndefined()
  },
}

/** The code has expired: another one is to be requested. */
export const ExpiredCode: Story = {
  ...flow({
    at,
    server: (transport, locale) => transport.fail(loginByCode, failure('expired_code', locale)),
  }),
  play: async (context) => {
    const visitor = visit(context)
    const { locale, field, tells, arrivesAt } = visitor
    await goOn(visitor)
    await arrivesAt('/auth/login')
    await tells(failure('expired_code', locale).message)
    await expect(await field('password')).toBeVisible()
  },
}
