import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aPasskey } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { securityMessages } from './messages/index.js'
import { PasskeysCard, type PasskeysCardProps } from './PasskeysCard.js'

const laptop = aPasskey({ last_used_at: '2026-11-22T07:30:00.000Z' })
const key = aPasskey({ id: 5, name: 'Blue security key', created_at: '2026-11-12T09:00:00.000Z' })

const meta = {
  title: 'Console/Account/Security/Passkeys',
  component: PasskeysCard,
  args: {
    passkeys: ready([laptop, key]),
    isSupported: true,
    onAdd: fn<PasskeysCardProps['onAdd']>(async () => undefined),
    onRename: fn<PasskeysCardProps['onRename']>(async () => undefined),
    onRemove: fn<PasskeysCardProps['onRemove']>(async () => {}),
  },
} satisfies Meta<typeof PasskeysCard>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(securityMessages, locale).passkeys
const named = (sentence: string, name: string) => sentence.replace('{{name}}', name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const retry = fn()

/** The passkeys are loading. */
export const Loading: Story = {
  args: { passkeys: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
    await expect(within(canvasElement).queryByText(laptop.name)).toBeNull()
  },
}

/** They could not be loaded. */
export const Failed: Story = {
  args: { passkeys: failed(new ApiError({ kind: 'server' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** No passkey yet: the benefits of one. */
export const Empty: Story = {
  args: { passkeys: ready([]) },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(messages(globals.locale).emptyNote)).toBeVisible()
  },
}

/** This browser knows no passkeys: nothing offers to add one. */
export const Unsupported: Story = {
  args: { passkeys: ready([]), isSupported: false },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(messages(globals.locale).unsupported)).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Two of them; each is renamed and removed by buttons that name it. */
export const Ready: Story = {
  play: async ({ canvasElement, globals }) => {
    const { remove, renameNamed } = messages(globals.locale)
    await expect(within(canvasElement).getAllByText(remove)).toHaveLength(2)
    await expect(screen.getByRole('button', { name: named(renameNamed, 'Blue security key') })).toBeVisible()
  },
}

/** A new one gets its name first; then the browser requests the finger, the face or the key. */
export const AddDialog: Story = {
  play: async ({ args, globals }) => {
    await press(messages(globals.locale).add)
    const name = await screen.findByRole('textbox')
    await userEvent.type(name, '{Enter}')
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.type(name, 'Phone')
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.clear(name)
    await userEvent.type(name, 'Telephone')
  },
}

/** Waiting for the device. */
export const Adding: Story = {
  args: { onAdd: fn<PasskeysCardProps['onAdd']>(() => new Promise(() => {})) },
  play: async ({ args, globals }) => {
    await press(messages(globals.locale).add)
    await userEvent.type(await screen.findByRole('textbox'), 'Phone{Enter}')
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('Phone'))
    await expect(await screen.findByText(messages(globals.locale).adding)).toBeInTheDocument()
  },
}

/** Another name for one of them. */
export const RenameDialog: Story = {
  play: async ({ args, globals }) => {
    await press(named(messages(globals.locale).renameNamed, 'Blue security key'))
    const name = await screen.findByRole('textbox')
    await expect(name).toHaveValue('Blue security key')
    await userEvent.clear(name)
    await userEvent.type(name, 'Green key{Enter}')
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith(key, 'Green key'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** One is removed: the question names it. */
export const RemoveDialog: Story = {
  play: async ({ args, globals }) => {
    const { removeNamed, removeQuestion, remove } = messages(globals.locale)
    await press(named(removeNamed, 'Laptop'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(named(removeQuestion, 'Laptop'))).toBeInTheDocument()
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: remove }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(laptop))
  },
}
