import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Select } from './Select.js'

const systems = [
  { value: 'windows', label: 'Windows' },
  { value: 'linux', label: 'Linux' },
  { value: 'macos', label: 'MacOS' },
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iOS' },
]

const voices = Array.from({ length: 1000 }, (_, index) => ({
  value: `voice-${index + 1}`,
  label: `Voice ${index + 1}`,
}))

const meta = {
  title: 'UI/Fields/Select',
  id: 'ui-select',
  component: Select,
  args: { label: 'Operating system', options: systems, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing chosen; opening it and choosing closes it. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: 'Linux' }))
    await expect(args.onChange).toHaveBeenCalledWith('linux')
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('Linux')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** With a value. */
export const Filled: Story = {
  args: { defaultValue: 'android' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Operating system/ })).toHaveTextContent(
      'Android',
    )
  },
}

/** Open: the chosen option has a check, the arrow keys move the highlight. */
export const Open: Story = {
  args: { defaultValue: 'linux' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: 'Linux' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: 'MacOS' })).toHaveFocus()
    await expect(canvasElement.querySelector('button')).toHaveAttribute('aria-expanded', 'true')
  },
}

/** A few letters reach an option without opening the list. */
export const TypedAhead: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('and')
    await expect(args.onChange).toHaveBeenLastCalledWith('android')
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.hover(button)
    await expect(button).toHaveAttribute('data-hovered')
  },
}

/** Invalid: the error replaces the hint. */
export const Invalid: Story = {
  args: { error: 'This field is required.', description: 'Where your product runs.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      /This field is required\./,
    )
    await expect(within(canvasElement).queryByText('Where your product runs.')).toBeNull()
  },
}

/** Disabled; the hint says why. */
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Choose a folder first.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}

/** Settled: a value to read and copy. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'linux' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('Linux')
  },
}

/** The options are loading; the list says so. */
export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('listbox')).toHaveTextContent(/\S/)
  },
}

/** There is nothing to choose from. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('listbox')).toHaveTextContent(/\S/)
  },
}

/** A thousand options: only those in view are drawn. */
export const ManyOptions: Story = {
  args: { label: 'Voice', options: voices, defaultValue: 'voice-500' },
  play: async ({ canvasElement, step }) => {
    await import('./VirtualList.js')
    await step('Those in view only, around the chosen one', async () => {
      await userEvent.click(within(canvasElement).getByRole('button'))
      await expect(await screen.findByRole('option', { name: 'Voice 500' })).toHaveFocus()
      await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    })
    await step('The keyboard reaches the last', async () => {
      await userEvent.keyboard('{End}')
      await expect(await screen.findByRole('option', { name: 'Voice 1000' })).toHaveFocus()
    })
  },
}

/** Options with a second line, one of which cannot be chosen now. */
export const WithDescriptions: Story = {
  args: {
    label: 'Role',
    defaultValue: 'guest',
    options: [
      { value: 'guest', label: 'Guest', description: 'Sees the folders they are invited to.' },
      {
        value: 'admin',
        label: 'Administrator',
        description: 'Manages people and domains.',
        isDisabled: true,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findByRole('option', { name: /Administrator/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** French options wrap in the list; the field shows their beginning. */
export const LongText: Story = {
  args: {
    label: 'Secteur d’activité principal de votre entreprise',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Transport, logistique et entreposage de marchandises sous température dirigée' },
      { value: 'b', label: 'Fabrication d’équipements électroniques et d’instruments de mesure' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

/** Every state side by side. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x3">
      <Select {...args} label="Empty" placeholder="Choose a system" />
      <Select {...args} label="Filled" defaultValue="linux" description="Where your product runs." />
      <Select {...args} label="Wrong" error="This field is required." isOptional />
      <Select {...args} label="Disabled" isDisabled defaultValue="linux" />
      <Select {...args} label="Read-only" isReadOnly value="linux" />
      <Select {...args} label="Loading" isLoading options={[]} />
      <Select {...args} label="Large" size="large" defaultValue="ios" />
    </Stack>
  ),
}
