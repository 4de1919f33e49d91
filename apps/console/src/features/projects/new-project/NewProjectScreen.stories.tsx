import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { NewProjectScreen, type NewProjectScreenProps } from './NewProjectScreen.js'

const lamp = { organization_name: 'Lumière Instruments', title: 'Kitchen lamp' }

const meta = {
  title: 'Console/Projects/New project',
  component: NewProjectScreen,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen' },
  args: {
    organization: undefined,
    checkOrganizationName: fn<NewProjectScreenProps['checkOrganizationName']>(async () => undefined),
    onCreate: fn<NewProjectScreenProps['onCreate']>(async () => undefined),
    onInvalid: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof NewProjectScreen>
export default meta
type Story = StoryObj<typeof meta>

async function fill(canvasElement: HTMLElement) {
  await userEvent.type(inputNamed(canvasElement, 'organization_name'), lamp.organization_name)
  await userEvent.type(inputNamed(canvasElement, 'title'), lamp.title)
}

/** The first project, which founds an organization too; Cancel leads back. */
export const Blank: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(inputNamed(canvasElement, 'organization_name')).toHaveValue('')
    await expect(inputNamed(canvasElement, 'title')).toHaveValue('')
    const form = within(within(canvasElement).getByRole('form'))
    const [cancel] = form.getAllByRole('button')
    await userEvent.click(cancel as HTMLElement)
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Both names are free, and are sent. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onCreate.mock.calls).toEqual([[lamp]]))
    await expect(args.checkOrganizationName).toHaveBeenLastCalledWith(
      lamp.organization_name,
      expect.any(AbortSignal),
    )
  },
}

/** Sent empty: both fields are named, and the first has the focus. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'organization_name')).toHaveFocus())
    await expect(inputNamed(canvasElement, 'organization_name')).toBeInvalid()
    await expect(inputNamed(canvasElement, 'title')).toBeInvalid()
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

/** An organization of this name exists: said while one types, before anything is sent. */
export const NameTaken: Story = {
  args: {
    checkOrganizationName: fn<NewProjectScreenProps['checkOrganizationName']>(async (name) =>
      name === lamp.organization_name ? 'alreadyExists' : undefined,
    ),
  },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await waitFor(() => expect(inputNamed(canvasElement, 'organization_name')).toBeInvalid())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inputNamed(canvasElement, 'organization_name')).toHaveFocus())
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

/** The project is being created; a second press changes nothing. */
export const Submitting: Story = {
  args: { onCreate: fn<NewProjectScreenProps['onCreate']>(() => new Promise(() => {})) },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    const button = submitButton(canvasElement)
    await userEvent.click(button)
    await expect(await within(button).findByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** Someone took the name meanwhile: the server says so beside the field, and what was typed stays. */
export const Refused: Story = {
  args: {
    onCreate: fn<NewProjectScreenProps['onCreate']>(async () => ({ organization_name: 'alreadyExists' })),
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await userEvent.keyboard('{Enter}')
    const organization = inputNamed(canvasElement, 'organization_name')
    await waitFor(() => expect(organization).toHaveFocus())
    await expect(organization).toBeInvalid()
    await expect(organization).toHaveValue(lamp.organization_name)
    await expect(inputNamed(canvasElement, 'title')).toHaveValue(lamp.title)
  },
}

/** Another project of an organization that is known: its name is not asked for again. */
export const KnownOrganization: Story = {
  args: { organization: lamp.organization_name },
  play: async ({ args, canvasElement }) => {
    const screen = within(within(canvasElement).getByRole('main'))
    await expect(screen.getByText(/Lumière Instruments/)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox'), 'Kitchen lamp{Enter}')
    await waitFor(() => expect(args.onCreate.mock.calls).toEqual([[lamp]]))
    await expect(args.checkOrganizationName).not.toHaveBeenCalled()
  },
}
