import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { waysInMessages } from '../ways-in/messages.js'
import { undoAddressMessages } from './messages.js'
import { type AccountBack, UndoAddressScreen, type UndoAddressScreenProps } from './UndoAddressScreen.js'

const onUndo = (response: UndoAddressScreenProps['onUndo']) => fn<typeof response>(response)

/** Without the panel beside it, which comes later. */
const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

const meta = {
  title: 'Console/Auth/Undo address',
  component: UndoAddressScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'asking' }, onUndo: onUndo(async () => {}) },
} satisfies Meta<typeof UndoAddressScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(undoAddressMessages, locale)

const back: AccountBack = {
  email: 'ada@example.com',
  code: 'kq2vJ8mWb0cT1xNq5Zs9yA',
  ended: [
    { way: 'password', count: 1, names: [] },
    { way: 'sessions', count: 2, names: [] },
    { way: 'access_tokens', count: 1, names: [] },
    { way: 'licence_key', count: 1, names: [] },
    { way: 'second_factor', count: 1, names: [] },
    { way: 'recovery_codes', count: 10, names: [] },
  ],
  working: [],
}

/** C-007 The link of the mail was opened: its effect is explained, and nothing happens before a button is pressed. */
export const Ready: Story = {
  play: async ({ args, canvasElement, globals }) => {
    await expect(args.onUndo).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: words(globals.locale).submit }))
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledOnce())
  },
}

/** The button was pressed, and the server has not answered yet. */
export const Undoing: Story = {
  args: { onUndo: onUndo(() => new Promise(() => {})) },
  play: async ({ args, canvasElement, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: words(globals.locale).submit })
    await userEvent.click(button)
    await within(button).findByRole('progressbar')
    await userEvent.click(button)
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

/** The account is restored: the ways in that ended, and the link to a new password. */
export const Done: Story = {
  args: { state: { status: 'done', back } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: words(globals.locale).password })
    await expect(link).toHaveAttribute('href', `/auth/setup-password/ada%40example.com/${back.code}`)
    const t = messagesIn(waysInMessages, globals.locale)
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(back.ended.length)
    await expect(canvas.getByText(t.licence_key_one)).toBeVisible()
    await expect(canvas.queryByText(t.working)).not.toBeInTheDocument()
  },
}

/** Older ways in of the owner still work, and are named. */
export const DoneWithOldPasskeys: Story = {
  args: {
    state: {
      status: 'done',
      back: {
        ...back,
        working: [
          { way: 'passkeys', count: 2, names: ['Laptop', 'Phone'] },
          { way: 'identities', count: 1, names: ['Google'] },
        ],
      },
    },
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const t = messagesIn(waysInMessages, globals.locale)
    await expect(canvas.getByRole('heading', { level: 2, name: t.working })).toBeVisible()
    await expect(canvas.getByText(/Laptop, Phone/)).toBeVisible()
    await expect(canvas.getByText(t.review)).toBeVisible()
  },
}

const isDead =
  (status: 'used' | 'expired'): Story['play'] =>
  async ({ canvasElement, globals }) => {
    const heading = { level: 1, name: words(globals.locale)[status] } as const
    await expect(within(canvasElement).getByRole('heading', heading)).toBeVisible()
    await expect(main(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  }

/** The link was used already. */
export const Used: Story = { args: { state: { status: 'used' } }, play: isDead('used') }

/** The days in which an address can be restored are over. */
export const Expired: Story = { args: { state: { status: 'expired' } }, play: isDead('expired') }
