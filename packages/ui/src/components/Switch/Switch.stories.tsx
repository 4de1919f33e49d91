import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Switch } from './Switch.js'

const meta = {
  title: 'UI/Fields/Switch',
  id: 'ui-switch',
  component: Switch,
  args: { label: 'Noise reduction', onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

/** Off; a press on the words turns it on too. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Noise reduction'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}

/** On. */
export const Selected: Story = {
  args: { defaultSelected: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch', { name: 'Noise reduction' })).toBeChecked()
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText('Noise reduction'))
    await expect(canvasElement.querySelector('label')).toHaveAttribute('data-hovered')
  },
}

/** Reached with the keyboard; Space turns it on. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
    await expect(canvasElement.querySelector('label')).toHaveAttribute('data-focus-visible')
  },
}

/** Always on: it can be reached and read with its reason, and does not change. */
export const Locked: Story = {
  args: {
    label: 'Account management',
    description: 'These messages protect your account and are always sent.',
    isSelected: true,
    isReadOnly: true,
  },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(control).toBeChecked()
    await expect(control).toHaveAccessibleDescription(
      'These messages protect your account and are always sent.',
    )
  },
}

/** Cannot be changed now. */
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Connect a microphone first.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeDisabled()
  },
}

/** In a list of settings: words first, switch at the end of the row. */
export const LabelFirst: Story = {
  args: { labelPosition: 'start', description: 'New versions and new voices.', label: 'Product news' },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: /Product news/ })
    await expect(toggle).toHaveAccessibleDescription('New versions and new voices.')
    const words = within(canvasElement).getByText('Product news').getBoundingClientRect()
    const track = (toggle.closest('label') as HTMLElement).getBoundingClientRect()
    await expect(words.left).toBeCloseTo(track.left, 0)
  },
}

/** Words on several lines leave the switch at the first line. */
export const LongText: Story = {
  args: {
    labelPosition: 'start',
    label: 'Recevoir un e-mail lorsqu’une demande de ressources est acceptée ou refusée',
    description: 'Vous pouvez changer d’avis à tout moment depuis votre compte.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
}

/** Every state side by side. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x2">
      <Inline gap="x8">
        <Switch label="Off" />
        <Switch label="On" defaultSelected />
        <Switch label="Disabled" isDisabled />
        <Switch label="Hidden words" isLabelHidden defaultSelected />
      </Inline>
      <Inline gap="x8" align="start">
        <Switch label="Locked on" isReadOnly isSelected description="Always sent." />
        <Switch label="Locked off" isReadOnly description="Switched off for good." />
      </Inline>
    </Stack>
  ),
}
