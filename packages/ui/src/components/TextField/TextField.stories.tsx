import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Search } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { finishAnimations } from '../../testing/axe.js'
import { FieldButton } from '../Field/FieldButton.js'
import { Link } from '../Link/Link.js'
import { TextField } from './TextField.js'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

const meta = {
  title: 'UI/Fields/TextField',
  id: 'ui-textfield',
  component: TextField,
  args: { label: 'Title', description: 'Shown to your teammates.', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

/** Empty, with its hint. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Title' })
    await userEvent.type(input, 'Picking')
    await expect(args.onChange).toHaveBeenLastCalledWith('Picking')
    await expect(input).toHaveAccessibleDescription('Shown to your teammates.')
  },
}

/** With a value. */
export const Filled: Story = {
  args: { defaultValue: 'Autumn catalogue' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Autumn catalogue',
    )
  },
}

/** Being typed in: a second pixel inside the border, nothing moves. */
export const Focused: Story = {
  args: { label: 'Website', description: undefined, defaultValue: 'halden.example' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    const borderColor = () => getComputedStyle(input.parentElement ?? input).borderColor
    const atRest = borderColor()
    await userEvent.hover(input)
    finishAnimations(document)
    await expect(borderColor()).not.toBe(atRest)
  },
}

/** An example of the format while it is empty. */
export const Placeholder: Story = {
  args: { label: 'Domain', placeholder: 'halden.example' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Domain' })
    await expect(field).toHaveValue('')
    await expect(field).toHaveAttribute('placeholder', 'halden.example')
  },
}

/** The only field of its form that may stay empty. */
export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/optional/)).toBeVisible()
    await expect(within(canvasElement).getByRole('textbox')).not.toBeRequired()
  },
}

/** Announced to screen readers as required. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeRequired()
  },
}

/** Invalid: the error replaces the hint and is read with the field. */
export const Invalid: Story = {
  args: {
    label: 'Corporate e-mail',
    type: 'email',
    defaultValue: 'camille@mail.example',
    error: 'Use your company address, not webmail.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Use your company address, not webmail.')
    await expect(within(canvasElement).queryByText('Shown to your teammates.')).toBeNull()
  },
}

/** Disabled; the hint says why. */
export const Disabled: Story = {
  args: { isDisabled: true, label: 'Subject', description: 'Choose a topic first.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled()
  },
}

/** Can be read and copied, on sunken ground. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, label: 'Company', defaultValue: 'Halden Logistics', description: undefined },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, 'x')
    await expect(input).toHaveValue('Halden Logistics')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A server checks the value; typing can continue. */
export const Checking: Story = {
  args: { isChecking: true, label: 'Company name', defaultValue: 'Halden', description: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
    await expect(within(canvasElement).getByRole('textbox')).toBeEnabled()
  },
}

/** The fixed beginning of an address; a press on it leads into the field. */
export const Prefix: Story = {
  args: { prefix: 'https://', label: 'Website', type: 'url', description: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('https://'))
    await expect(within(canvasElement).getByRole('textbox', { name: 'Website' })).toHaveFocus()
  },
}

/** An icon shows its purpose; the label stays for screen readers. */
export const SearchIcon: Story = {
  args: {
    label: 'Search files',
    isLabelHidden: true,
    type: 'search',
    placeholder: 'File name',
    description: undefined,
    prefix: <Search {...icon} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Search files' })).toBeVisible()
  },
}

const copied = fn()

/** A value to take away: one press copies it. */
export const SuffixButton: Story = {
  args: {
    label: 'Access key',
    defaultValue: '7F2A-••••-91QC',
    isReadOnly: true,
    description: undefined,
    suffix: <FieldButton label="Copy the access key" icon={<Copy {...icon} />} onPress={copied} />,
  },
  play: async ({ canvasElement }) => {
    copied.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy the access key' }))
    await expect(copied).toHaveBeenCalledOnce()
  },
}

/** How many characters are used; the last ten are announced. */
export const Counter: Story = {
  args: { hasCounter: true, maxLength: 20, defaultValue: 'Halden', description: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(input, ' Logistics Norway')
    await expect(input).toHaveValue('Halden Logistics Nor')
    await expect(canvas.getByText('20 / 20')).toBeVisible()
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

/** A link at the right end of the label line, which Tab reaches after the field. */
export const LabelAction: Story = {
  args: {
    label: 'Password',
    size: 'large',
    description: undefined,
    labelAction: (
      <Link href="/auth/reset-password" variant="standalone">
        Forgot your password?
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

/** Higher, for the few fields of a sign-in screen. */
export const Large: Story = {
  args: { size: 'large', label: 'E-mail', description: undefined },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'E-mail' })
    // Without its border.
    await expect((field.parentElement as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(42)
  },
}

/** French words are often a third longer; the label and the error wrap. */
export const LongText: Story = {
  args: {
    label: 'Adresse électronique professionnelle de la personne responsable du dossier',
    error:
      'Utilisez votre adresse professionnelle, pas une messagerie personnelle, afin que votre entreprise puisse être vérifiée.',
    defaultValue: 'anne-charlotte.de-la-villardiere-montesquieu@logistique-internationale.example',
  },
}

/** Every state side by side. */
export const Matrix: Story = {
  args: { description: undefined },
  render: (args) => (
    <Stack gap="x3">
      <TextField {...args} defaultValue="Autumn catalogue" description="Shown to your teammates." />
      <TextField
        {...args}
        label="E-mail"
        defaultValue="camille@mail.example"
        error="Use your company address."
      />
      <TextField {...args} label="Company" isReadOnly defaultValue="Halden Logistics" />
      <TextField {...args} label="Subject" isDisabled placeholder="Choose a topic first" />
      <TextField {...args} label="Name" isChecking defaultValue="Halden" isOptional />
      <TextField {...args} label="Website" prefix="https://" defaultValue="halden.example" />
      <Inline gap="x2">
        <TextField {...args} label="Counted" hasCounter maxLength={100} defaultValue="Halden" />
        <TextField
          {...args}
          label="Access key"
          isReadOnly
          defaultValue="7F2A-91QC"
          suffix={<FieldButton label="Copy" icon={<Copy {...icon} />} onPress={fn()} />}
        />
      </Inline>
    </Stack>
  ),
}
