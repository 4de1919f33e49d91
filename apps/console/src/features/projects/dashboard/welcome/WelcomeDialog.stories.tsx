import { ApiError } from '@saywright/api/contract'
import { submissionErrors } from '@saywright/forms'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../../../testing/frames.js'
import { inputNamed } from '../../../../testing/inputNamed.js'
import { welcomeMessages } from './messages.js'
import { WelcomeDialog, type WelcomeDialogProps, type WelcomeValues } from './WelcomeDialog.js'

const newcomer: WelcomeValues = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  verified_email: '',
  person_label: '',
  interest_in_vdk: '',
  phone_number: '',
}
const complete: WelcomeValues = {
  ...newcomer,
  verified_email: 'ada@lumiere-instruments.com',
  person_label: 'Developer',
  interest_in_vdk: 'Build a proof of concept',
}

const meta = {
  title: 'Console/Projects/Welcome',
  component: WelcomeDialog,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen' },
  args: {
    values: newcomer,
    checkCorporateEmail: {
      run: async (email) => (email.endsWith('@gmail.com') ? 'webmailEmail' : undefined),
      onFailure: 'incorrectEmail',
      pauseMilliseconds: 0,
    },
    onSave: fn<WelcomeDialogProps['onSave']>(async () => undefined),
    onInvalid: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WelcomeDialog>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(welcomeMessages, locale)

/** The dialog, and its three buttons: close, later, save. */
async function opened() {
  const element = await screen.findByRole('dialog')
  const inside = [...element.querySelectorAll<HTMLElement>('button')]
  const submit = element.querySelector<HTMLElement>('button[type="submit"]') as HTMLElement
  const later = inside[inside.indexOf(submit) - 1] as HTMLElement
  return { element, dialog: within(element), close: inside[0] as HTMLElement, later, submit }
}

/** A new person: two answers are known from the registration. Later leads to the dashboard. */
export const Blank: Story = {
  name: 'K-057 L-020 Blank',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args }) => {
    const { element, later } = await opened()
    await expect(inputNamed(element, 'first_name')).toHaveValue('Ada')
    await expect(screen.getAllByRole('radio')).toHaveLength(4)
    await waitFor(() => expect(element.parentElement?.getBoundingClientRect().width).toBe(800))
    await userEvent.click(later)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** An account with a company address: the address is not requested again, and saved with the rest. */
export const AddressKnown: Story = {
  args: { values: complete, isAddressKnown: true },
  play: async ({ args }) => {
    const { element, submit } = await opened()
    await expect(element.querySelector('[name="verified_email"]')).toBeNull()
    await userEvent.click(submit)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(complete))
  },
}

/** An invited user: the dialog names their organization, and promises nothing that is there already. */
export const Invited: Story = {
  args: { values: complete, isAddressKnown: true, organization: 'Lumière Instruments' },
  play: async ({ globals }) => {
    const { dialog } = await opened()
    const { leadOfMember, lead } = messages(globals.locale)
    const told = dialog.getByText(leadOfMember.replace('{{organization}}', 'Lumière Instruments'))
    await waitFor(() => expect(told).toBeVisible())
    await expect(dialog.queryByText(lead)).not.toBeInTheDocument()
  },
}

/** Sent with a webmail address and without an interest: nothing is saved. */
export const Invalid: Story = {
  name: 'F-010 F-012 Invalid',
  play: async ({ args }) => {
    const { element, submit } = await opened()
    await userEvent.type(inputNamed(element, 'verified_email'), 'ada@gmail.com')
    await userEvent.click(submit)
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce())
    await waitFor(() => expect(inputNamed(element, 'verified_email')).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** All five answers: saved. */
export const Filled: Story = {
  args: { values: complete },
  play: async ({ args }) => {
    const { submit } = await opened()
    await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
    await userEvent.click(submit)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...complete, person_label: 'Project Manager' }),
    )
  },
}

/** On its way to the server: the dialog waits. */
export const Submitting: Story = {
  args: { values: complete, onSave: fn<WelcomeDialogProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ args, globals }) => {
    const { dialog, submit } = await opened()
    await userEvent.click(submit)
    await expect(await dialog.findByText(messages(globals.locale).saving)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The server refused it: its sentence is below, and what was typed stays. */
export const Refused: Story = {
  args: {
    values: complete,
    onSave: fn<WelcomeDialogProps['onSave']>(async () =>
      submissionErrors(new ApiError({ kind: 'server', message: 'Lumière ✕' }), []),
    ),
  },
  play: async () => {
    const { element, dialog, submit } = await opened()
    await userEvent.click(submit)
    await expect(await dialog.findByText('Lumière ✕')).toBeInTheDocument()
    await expect(inputNamed(element, 'verified_email')).toHaveValue(complete.verified_email)
  },
}

/** On a phone it fills the screen, and the picture is a strip. */
export const Phone: Story = {
  name: 'L-022 Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args }) => {
    const { element, close } = await opened()
    await expect(window.innerWidth).toBeLessThan(600)
    await waitFor(() => expect(element.getBoundingClientRect().width).toBe(window.innerWidth))
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
