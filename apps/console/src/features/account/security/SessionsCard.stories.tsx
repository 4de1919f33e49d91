import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aSession } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { securityMessages } from './messages/index.js'
import { SessionsCard, type SessionsCardProps } from './SessionsCard.js'

const current = aSession()
const telephone = aSession({
  id: 13,
  is_current: false,
  browser: 'Safari',
  system: 'iOS',
  last_used_at: '2026-11-21T12:00:00.000Z',
})
const support = aSession({
  id: 14,
  is_current: false,
  browser: 'Chrome',
  system: 'macOS',
  acted_by_staff: true,
  last_used_at: '2026-11-20T12:00:00.000Z',
})
const unknown = aSession({ id: 15, is_current: false, browser: null, system: null })

const meta = {
  title: 'Console/Account/Security/Sessions',
  component: SessionsCard,
  args: {
    sessions: ready([current, telephone, support, unknown]),
    onEnd: fn<SessionsCardProps['onEnd']>(async () => {}),
    onEndOthers: fn<SessionsCardProps['onEndOthers']>(async () => {}),
  },
} satisfies Meta<typeof SessionsCard>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(securityMessages, locale).sessions
const retry = fn()

/** The sessions are loading. */
export const Loading: Story = {
  args: { sessions: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
    await expect(within(canvasElement).queryByText(/Safari/)).toBeNull()
  },
}

/** They could not be loaded. */
export const Failed: Story = {
  args: { sessions: failed(new ApiError({ kind: 'server' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Only this browser: nothing can be logged out from here. */
export const Alone: Story = {
  args: { sessions: ready([current]) },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(messages(globals.locale).current)).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** A telephone, a visit of the support and an unknown device: each may be logged out. */
export const Ready: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { device, endNamed, staff, unknown: nobody } = messages(globals.locale)
    await expect(within(canvasElement).getByText(staff)).toBeVisible()
    await expect(within(canvasElement).getByText(nobody)).toBeVisible()
    const name = device.replace('{{browser}}', 'Safari').replace('{{system}}', 'iOS')
    await userEvent.click(screen.getByRole('button', { name: endNamed.replace('{{device}}', name) }))
    await expect(args.onEnd).toHaveBeenCalledWith(telephone)
  },
}

/** Logging out every other device requires confirmation. */
export const EndOthersDialog: Story = {
  play: async ({ args, globals }) => {
    const { endOthers, warning } = messages(globals.locale)
    await userEvent.click(screen.getByRole('button', { name: endOthers }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(warning)).toBeInTheDocument()
    await expect(args.onEndOthers).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog.getAllByRole('button')[1]).toHaveFocus())
  },
}
