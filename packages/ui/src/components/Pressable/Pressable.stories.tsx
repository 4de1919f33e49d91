import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Pressable } from './Pressable.js'

const meta = {
  title: 'UI/Actions/Pressable',
  id: 'ui-pressable',
  component: Pressable,
  args: { children: 'turn on the light', onPress: fn() },
} satisfies Meta<typeof Pressable>
export default meta
type Story = StoryObj<typeof meta>

/** No style of its own but the focus ring. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** Under the pointer it sets an attribute for the style sheet of its owner. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.hover(button)
    await expect(button).toHaveAttribute('data-hovered')
  },
}

/** Reached with the keyboard; Enter and Space press it. */
export const Focused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('data-focus-visible')
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** Leads somewhere: it is a link. */
export const Leading: Story = {
  args: { href: '#light', 'aria-current': 'page' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}

/** Cannot be pressed now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}
