import { confirmRegister, loginByCode, makeLoginCode } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { linkMessages } from '../features/auth/confirm/messages.js'
import { projectsMessages } from '../features/projects/messages/index.js'
import { flow } from '../testing/flow.js'
import { refusal } from '../testing/refusal.js'
import { patience, visit } from '../testing/visit.js'

const code = 'kq2vJ8mWb0cT1xNq5Zs9yA'
const confirmation = `/auth/confirm-register/ada%40example.com/${code}`

const meta = { title: 'Console/Flows/Links', tags: ['no-picture'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A confirmation link is opened a second time: the server says so above the login. */
export const LinkUsed: Story = {
  ...flow({
    at: confirmation,
    server: (transport, locale) => transport.fail(confirmRegister, refusal('wrong_code', locale)),
  }),
  play: async (context) => {
    const { transport, locale, field, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await tells(refusal('wrong_code', locale).message)
    await expect(await field('email')).toBeVisible()
    await expect(transport.calls(confirmRegister).map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', code },
    ])
  },
}

/** A confirmation link is opened too late: logging in leads to where another mail can be asked for. */
export const LinkExpired: Story = {
  ...flow({
    at: confirmation,
    server: (transport, locale) => transport.fail(confirmRegister, refusal('expired_code', locale)),
  }),
  play: async (context) => {
    const { locale, field, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await tells(refusal('expired_code', locale).message)
    await expect(await field('email')).toBeVisible()
  },
}

/** C-007 A mail program cut the link: the person is asked to open it again. */
export const LinkIncomplete: Story = {
  ...flow({ at: '/auth/confirm-register/ada%40example.com' }),
  play: async (context) => {
    const { transport, words, field, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await tells(words(linkMessages)('incomplete'))
    await expect(await field('email')).toBeVisible()
    await expect(transport.calls(confirmRegister)).toHaveLength(0)
  },
}

/** A one-time code of a login link is wrong, or was used before. */
export const WrongCode: Story = {
  ...flow({
    at: `/auth/login/${code}`,
    server: (transport, locale) => transport.fail(loginByCode, refusal('wrong_code', locale)),
  }),
  play: async (context) => {
    const { transport, locale, shell, field, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await tells(refusal('wrong_code', locale).message)
    await expect(await field('email')).toBeVisible()
    await expect(shell.session.token()).toBeUndefined()
    await expect(transport.calls(loginByCode).map(({ body }) => body)).toEqual([{ code }])
  },
}

/** The address names a project that is gone, or that others own: the server says so above one's own projects. */
export const UnknownProject: Story = {
  ...flow({
    at: '/studio/999',
    token: 'a-token',
    server: (transport, locale) => transport.fail(makeLoginCode, refusal('not_found', locale)),
  }),
  play: async (context) => {
    const { transport, canvas, locale, tells, arrivesAt } = visit(context)
    await arrivesAt('/projects')
    await tells(refusal('not_found', locale).message)
    await expect(await canvas.findByText('Kitchen lamp', {}, patience)).toBeVisible()
    await expect(transport.calls(makeLoginCode).map(({ body }) => body)).toEqual([{ project_id: 999 }])
  },
}

/** C-014 The address names no project at all: said without asking the server. */
export const MalformedProject: Story = {
  ...flow({ at: '/studio/lamp', token: 'a-token' }),
  play: async (context) => {
    const { transport, canvas, words, tells, arrivesAt } = visit(context)
    await arrivesAt('/projects')
    await tells(words(projectsMessages)('dashboard.malformedProject'))
    await expect(await canvas.findByText('Kitchen lamp', {}, patience)).toBeVisible()
    await expect(transport.calls(makeLoginCode)).toHaveLength(0)
  },
}
