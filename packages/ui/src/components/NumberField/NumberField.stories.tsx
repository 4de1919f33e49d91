import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { NumberField } from './NumberField.js'

const meta = {
  title: 'UI/Fields/NumberField',
  id: 'ui-numberfield',
  component: NumberField,
  args: { label: 'Repetitions', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

const inputIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox')

/** Empty; the number typed counts when the field is left. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(inputIn(canvasElement), '12')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
  },
}

/** With a value, adjusted by its buttons. */
export const Filled: Story = {
  args: { defaultValue: 4 },
  play: async ({ args, canvasElement }) => {
    const [less, more] = within(canvasElement).getAllByRole('button')
    await userEvent.click(more!)
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
    await userEvent.click(less!)
    await userEvent.click(less!)
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(inputIn(canvasElement)).toHaveValue('3')
  },
}

/** Arrow keys take a step, Home and End go to the ends. */
export const Stepped: Story = {
  args: { label: 'Threshold', minValue: 0, maxValue: 10_000, step: 100, defaultValue: 5_000 },
  play: async ({ args, canvasElement }) => {
    inputIn(canvasElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(5_100)
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(10_000)
  },
}

/** At its end the button of that side rests, and a number outside is brought back. */
export const Limits: Story = {
  args: { minValue: 1, maxValue: 7, defaultValue: 1, description: 'From 1 to 7.' },
  play: async ({ args, canvasElement }) => {
    const [less, more] = within(canvasElement).getAllByRole('button')
    await expect(less).toBeDisabled()
    await userEvent.clear(inputIn(canvasElement))
    await userEvent.type(inputIn(canvasElement), '40')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
    await expect(more).toBeDisabled()
  },
}

/** With a unit, which the language writes. */
export const Unit: Story = {
  args: { label: 'Wait', formatOptions: { style: 'unit', unit: 'second' }, defaultValue: 30 },
  play: async ({ canvasElement }) => expect(inputIn(canvasElement)).toHaveValue('30 sec'),
}

/** Typed only. */
export const WithoutSteps: Story = {
  args: { label: 'Employees', hasSteps: false, defaultValue: 7_412 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(inputIn(canvasElement)).toHaveValue('7,412')
  },
}

/** Invalid: the error replaces the hint. */
export const Invalid: Story = {
  args: { error: 'This field is required.', description: 'From 1 to 7.' },
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toBeInvalid()
    await expect(inputIn(canvasElement)).toHaveAccessibleDescription('This field is required.')
    await expect(within(canvasElement).queryByText('From 1 to 7.')).toBeNull()
  },
}

/** Disabled; the hint says why. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 3, description: 'Choose a folder first.' },
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toBeDisabled()
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

/** Can be read and copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 3 },
  play: async ({ args, canvasElement }) => {
    inputIn(canvasElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(inputIn(canvasElement)).toHaveValue('3')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** French words are longer; the label wraps. */
export const LongText: Story = {
  args: {
    label: 'Nombre d’enregistrements de référence par personne inscrite',
    description: 'Plus il y en a, plus la reconnaissance est sûre.',
    defaultValue: 4,
  },
}

/** Every state one below the other. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x3">
      <NumberField {...args} isOptional placeholder="0" />
      <NumberField {...args} label="Filled" defaultValue={4} description="From 1 to 7." />
      <NumberField {...args} label="Wrong" error="This field is required." />
      <NumberField {...args} label="Disabled" isDisabled defaultValue={3} />
      <NumberField {...args} label="Read-only" isReadOnly defaultValue={3} />
      <NumberField {...args} label="Without steps" hasSteps={false} defaultValue={7_412} />
      <NumberField {...args} label="Large" size="large" defaultValue={12} />
    </Stack>
  ),
}
