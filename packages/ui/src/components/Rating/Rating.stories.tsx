import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Rating } from './Rating.js'

const meta = {
  title: 'UI/Fields/Rating',
  id: 'ui-rating',
  component: Rating,
  args: { label: 'How do you like it?', onChange: fn() },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

const starsIn = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('radio')
const fullIn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[data-full]')

/** Nothing chosen yet; a press on a star fills all up to it. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(fullIn(canvasElement)).toHaveLength(0)
    await userEvent.click(starsIn(canvasElement)[3]!.closest('label')!)
    await expect(args.onChange).toHaveBeenCalledWith(4)
    await expect(fullIn(canvasElement)).toHaveLength(4)
  },
}

/** One chosen, which is written beside the stars. */
export const Selected: Story = {
  args: { defaultValue: 3 },
  play: async ({ canvasElement }) => expect(starsIn(canvasElement)[2]).toBeChecked(),
}

/** One stop of the Tab key; the arrow keys choose. */
export const Focused: Story = {
  args: { defaultValue: 3 },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(starsIn(canvasElement)[2]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(fullIn(canvasElement)).toHaveLength(2)
  },
}

/** Under the pointer, it shows what a press would choose. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const stars = [...canvasElement.querySelectorAll('svg')]
    const strokeOf = (index: number) => getComputedStyle(stars[index]!).stroke
    await userEvent.hover(starsIn(canvasElement)[2]!.closest('label')!)
    await expect(strokeOf(0)).toBe(strokeOf(2))
    await expect(strokeOf(3)).not.toBe(strokeOf(2))
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
  args: { isDisabled: true, defaultValue: 2 },
  play: async ({ canvasElement }) => {
    for (const star of starsIn(canvasElement)) await expect(star).toBeDisabled()
  },
}

/** A rating given by someone else. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 5 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(starsIn(canvasElement)[0]!.closest('label')!)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(fullIn(canvasElement)).toHaveLength(5)
  },
}

/** A long question wraps. */
export const LongText: Story = {
  args: {
    label: 'Dans quelle mesure cette voix convient-elle à l’usage que vous en prévoyez ?',
    description: 'Votre avis reste anonyme et sert à améliorer les voix proposées.',
    defaultValue: 1,
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
      <Rating {...args} label="At rest" description="One star is the least." />
      <Rating {...args} label="Chosen" defaultValue={3} isOptional />
      <Rating {...args} label="Wrong" error="This field is required." />
      <Rating {...args} label="Disabled" defaultValue={2} isDisabled />
      <Rating {...args} label="Read-only" value={5} isReadOnly />
    </Stack>
  ),
}
