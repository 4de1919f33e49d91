import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { anAccessToken, aPerson } from '@saywright/api/testing'
import { submissionErrors } from '@saywright/forms'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { MadeTokenDialog } from './MadeTokenDialog.js'
import { tokenMessages } from './messages.js'
import { TokensCard, type TokensCardProps } from './TokensCard.js'

const build = anAccessToken({ last_used_at: '2026-11-22T07:30:00.000Z' })
const laptop = anAccessToken({ id: 13, name: 'Command line', scopes: ['read'], hint: 'aB3d' })
const secret = 'sw_kq2vJ8mWb0cT1xNq5Zs9yAkq2vJ8mWb0cT1xNq5x7Qp'
const create = fn<TokensCardProps['onCreate']>(async () => ({ token: secret }))
const revoke = fn<TokensCardProps['onRevoke']>(async () => {})
const retry = fn()

const meta = {
  title: 'Console/Account/Security/Access tokens',
  component: TokensCard,
  beforeEach: () => {
    for (const mock of [create, revoke, retry]) mock.mockClear()
  },
  args: {
    tokens: ready([build, laptop]),
    scopes: ['read', 'downloads'],
    exampleUrl: 'https://console.example.com/api/v3/projects/all',
    documentationHref: '/documentation/access-tokens',
    onCreate: create,
    onRevoke: revoke,
  },
} satisfies Meta<typeof TokensCard>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(tokenMessages, locale)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The tokens are loading. */
export const Loading: Story = {
  args: { tokens: loading },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByText(build.name)).toBeNull(),
}

/** They could not be loaded. */
export const Failed: Story = {
  args: { tokens: failed(new ApiError({ kind: 'server' }), retry) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** No tokens yet. */
export const Empty: Story = {
  args: { tokens: ready([]) },
  play: async ({ canvasElement, globals }) =>
    expect(within(canvasElement).getByText(words(globals.locale).emptyNote)).toBeVisible(),
}

/** Two of them, with their scopes, their end and their last use. */
export const Ready: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(t.scopes.downloads)
    await expect(first).toHaveTextContent(build.hint)
    await expect(second).not.toHaveTextContent(t.scopes.downloads)
  },
}

/** A new one: its name is needed, and it is shown once. */
export const Created: Story = {
  play: async ({ globals }) => {
    const t = words(globals.locale)
    await press(t.add)
    const name = await screen.findByRole('textbox')
    await press(t.create)
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    await expect(create).not.toHaveBeenCalled()
    await userEvent.type(name, 'Build server')
    await press(t.create)
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith({ name: 'Build server', scopes: ['read', 'downloads'], days: 90 }),
    )
    await waitFor(() => expect(screen.getByRole('textbox', { name: t.token })).toHaveValue(secret))
    await expect(screen.getByRole('textbox', { name: t.call })).toHaveValue(
      `curl -H "Authorization: Bearer ${secret}" https://console.example.com/api/v3/projects/all`,
    )
    await expect(screen.getByRole('link', { name: new RegExp(t.more) })).toHaveAttribute(
      'href',
      '/documentation/access-tokens',
    )
  },
}

/** It may not read: no call is shown that would be refused, but the header that all calls take. */
export const CreatedForTasks: Story = {
  render: ({ exampleUrl, documentationHref }) => (
    <MadeTokenDialog
      {...{ exampleUrl, documentationHref }}
      token={secret}
      scopes={['tasks']}
      onClose={() => {}}
    />
  ),
  play: async ({ globals }) => {
    const header = screen.getByRole('textbox', { name: words(globals.locale).header })
    await expect(header).toHaveValue(`Authorization: Bearer ${secret}`)
  },
}

/** The server refuses the name: the dialog stays and says so. */
export const Refused: Story = {
  args: {
    onCreate: fn<TokensCardProps['onCreate']>(async () => ({
      errors: submissionErrors(
        new ApiError({ kind: 'invalid', status: 422, code: 'incorrect_form', errors: { name: 'tooLong' } }),
        ['name'],
      ),
    })),
  },
  play: async ({ globals }) => {
    await press(words(globals.locale).add)
    await userEvent.type(await screen.findByRole('textbox'), 'Build server')
    await press(words(globals.locale).create)
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** One is revoked: the question names it. */
export const Revoked: Story = {
  play: async ({ globals }) => {
    const t = words(globals.locale)
    await press(t.revokeNamed.replace('{{name}}', laptop.name))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: t.revoke }))
    await waitFor(() => expect(revoke).toHaveBeenCalledWith(laptop))
  },
}

/** Those of a project name their makers. */
export const OfProject: Story = {
  name: 'Of a project',
  args: { of: 'project', tokens: ready([{ ...build, owner: aPerson() }, laptop]) },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words(globals.locale).projectLead)).toBeVisible()
    const [first] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/LOVELACE Ada/)
  },
}
