import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { submissionErrors } from '@saywright/forms'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DeleteCard, type DeleteCardProps } from './DeleteCard.js'
import { securityMessages } from './messages/index.js'

const meta = {
  title: 'Console/Account/Security/Delete',
  component: DeleteCard,
  args: {
    email: 'ada@example.com',
    ownedOrganizations: ready({ along: [], handOver: [] }),
    membersHref: '/account/organization/invite-users',
    onDelete: fn<DeleteCardProps['onDelete']>(async () => undefined),
  },
} satisfies Meta<typeof DeleteCard>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(securityMessages, locale).remove

async function open(locale: unknown) {
  await userEvent.click(screen.getByRole('button', { name: messages(locale).open }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const [, cancel, submit] = dialog.getAllByRole('button') as HTMLElement[]
  return { dialog, cancel, submit } as { dialog: typeof dialog; cancel: HTMLElement; submit: HTMLElement }
}

/** The consequences of deleting an account; nothing happens before a confirmation. */
export const Default: Story = {
  name: 'K-032 Default',
  play: async ({ args }) => {
    await expect(screen.getAllByRole('button')).toHaveLength(1)
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

/** The dialog with another address than the own one typed: nothing is deleted. */
export const DeleteDialog: Story = {
  name: 'K-032 Delete dialog',
  play: async ({ args, globals }) => {
    const { dialog, submit } = await open(globals.locale)
    await userEvent.type(dialog.getByRole('textbox'), 'grace@example.com')
    await userEvent.click(submit)
    await waitFor(() =>
      expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(messages(globals.locale).mismatch),
    )
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

/** Two organizations have no other member: the question names them, and typing the own address deletes all. */
export const GoesAlong: Story = {
  args: { ownedOrganizations: ready({ along: ['Lumière Instruments', 'Nordwind'], handOver: [] }) },
  play: async ({ args, globals }) => {
    const { dialog, submit } = await open(globals.locale)
    await expect(dialog.getByText(/Lumière Instruments (and|et) Nordwind/)).toBeInTheDocument()
    await userEvent.type(dialog.getByRole('textbox'), 'Ada@Example.com')
    await userEvent.click(submit)
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce())
  },
}

/** An organization would be left without administrator: another one is named first, by a link that leads there. */
export const HandOverFirst: Story = {
  args: { ownedOrganizations: ready({ along: [], handOver: ['Lumière Instruments'] }) },
  play: async ({ args, globals }) => {
    const { dialog, submit } = await open(globals.locale)
    await expect(dialog.getByText(/Lumière Instruments/)).toBeInTheDocument()
    await expect(dialog.getByRole('link')).toHaveAttribute('href', args.membersHref)
    await expect(submit).toBeDisabled()
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  },
}

/** The affected organizations are loading: nothing can be deleted. */
export const Loading: Story = {
  args: { ownedOrganizations: loading },
  play: async ({ globals }) => {
    const { submit } = await open(globals.locale)
    await expect(submit).toBeDisabled()
  },
}

const retry = fn()

/** The affected organizations could not be loaded: nothing can be deleted. */
export const Failed: Story = {
  args: { ownedOrganizations: failed(new ApiError({ kind: 'server' }), retry) },
  play: async ({ globals }) => {
    retry.mockClear()
    const { dialog } = await open(globals.locale)
    await userEvent.click(within(dialog.getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Meanwhile the other administrator left: the server refuses, and says why. */
export const Refused: Story = {
  args: {
    onDelete: fn<DeleteCardProps['onDelete']>(async () =>
      submissionErrors(
        new ApiError({ kind: 'invalid', code: 'hand_over_first', message: 'Lumière Instruments ✕' }),
        [],
      ),
    ),
  },
  play: async ({ globals }) => {
    const { dialog, submit } = await open(globals.locale)
    await userEvent.type(dialog.getByRole('textbox'), 'ada@example.com')
    await userEvent.click(submit)
    await expect(await dialog.findByText('Lumière Instruments ✕')).toBeInTheDocument()
    await expect(dialog.getByRole('textbox')).toHaveValue('ada@example.com')
  },
}
