import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { RadioGroup } from './RadioGroup.js'

const meta = {
  title: 'UI/Fields/RadioGroup',
  id: 'ui-radiogroup',
  component: RadioGroup,
  args: {
    label: 'Source',
    options: [
      { value: 'microphone', label: 'Microphone' },
      { value: 'file', label: 'Audio file' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing chosen yet. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Audio file'))
    await expect(args.onChange).toHaveBeenCalledWith('file')
    await expect(within(canvasElement).getByRole('radio', { name: 'Audio file' })).toBeChecked()
  },
}

/** One chosen. */
export const Selected: Story = {
  args: { defaultValue: 'file' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Audio file' })).toBeChecked()
    await expect(within(canvasElement).getByRole('radio', { name: 'Microphone' })).not.toBeChecked()
  },
}

/** One stop of the Tab key; the arrow keys choose. */
export const Focused: Story = {
  args: { defaultValue: 'microphone' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('radio', { name: 'Audio file' })).toBeChecked()
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByText('Microphone')
    await userEvent.hover(row)
    await expect(row.closest('label')).toHaveAttribute('data-hovered')
  },
}

/** Beside each other. */
export const Horizontal: Story = {
  args: { orientation: 'horizontal', defaultValue: 'microphone' },
  play: async ({ canvasElement }) => {
    const [microphone, file] = ['Microphone', 'Audio file'].map((name) =>
      within(canvasElement).getByText(name).getBoundingClientRect(),
    )
    await expect(file?.top).toBe(microphone?.top)
  },
}

/** Each with a second line; one is disabled and says why. */
export const WithDescriptions: Story = {
  args: {
    label: 'Way to enrol',
    defaultValue: 'phrase',
    options: [
      { value: 'phrase', label: 'With a phrase', description: 'Four recordings of the same words.' },
      { value: 'free', label: 'With free speech', description: 'Not in your plan.', isDisabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const free = within(canvasElement).getByRole('radio', { name: 'With free speech' })
    await expect(free).toBeDisabled()
    await expect(free).toHaveAccessibleDescription('Not in your plan.')
  },
}

/** Nothing was chosen. */
export const Invalid: Story = {
  args: { error: 'This field is required.', isRequired: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('This field is required.')
  },
}

/** Cannot be changed now. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'file' },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}

/** Can be read, not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'file' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Microphone'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Words on several lines stay beside their circle. */
export const LongText: Story = {
  args: {
    label: 'Comment souhaitez-vous transmettre les enregistrements de référence ?',
    options: [
      {
        value: 'a',
        label: 'En les enregistrant maintenant, l’un après l’autre, avec le microphone de cet ordinateur',
      },
      { value: 'b', label: 'En choisissant des fichiers déjà présents dans le dossier' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
}

/** Every state one below the other. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x3">
      <RadioGroup {...args} label="At rest" description="You can change this later." />
      <RadioGroup {...args} label="Chosen" defaultValue="file" orientation="horizontal" />
      <RadioGroup {...args} label="Wrong" error="This field is required." />
      <RadioGroup {...args} label="Disabled" defaultValue="file" isDisabled />
      <RadioGroup {...args} label="Read-only" defaultValue="file" isReadOnly />
    </Stack>
  ),
}
