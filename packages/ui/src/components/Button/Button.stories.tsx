import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { finishAnimations } from '../../testing/axe.js'
import { Button, type ButtonSize, type ButtonVariant } from './Button.js'

const meta = {
  title: 'UI/Actions/Button',
  id: 'ui-button',
  component: Button,
  args: { children: 'Add folder', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** A secondary button at rest. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** The one button of the view that a person most likely wants. */
export const Primary: Story = {
  args: { variant: 'primary', icon: <Plus size={16} strokeWidth={1.75} aria-hidden /> },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add folder' })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.hover(button)
    await expect(button).toHaveAttribute('data-hovered')
  },
}

/** Held down, here with the keyboard. */
export const Pressed: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter>}')
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('data-pressed')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Reached with the keyboard; Enter and Space press it. */
export const Focused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await expect(button).toHaveAttribute('data-focus-visible')
  },
}

/** Disabled; the reason is nearby. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Saving: the button keeps its focus, says what is happening and ignores presses. */
export const Pending: Story = {
  args: { isPending: true, variant: 'primary', children: 'Saving' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(within(button).getByRole('progressbar')).toBeVisible()
  },
}

/** A French label is often a third longer; nothing is cut. */
export const LongText: Story = { args: { children: 'Rattacher de nouveau cette personne au dossier' } }

/** Full width, as on phones. */
export const FullWidth: Story = {
  args: { isFullWidth: true, variant: 'primary' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth)
  },
}

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'dangerOutline']
const sizes: ButtonSize[] = ['small', 'medium', 'large']

/** Every variant answers the pointer, with another surface or another shade. */
export const VariantsHovered: Story = {
  render: () => (
    <Inline gap="x2">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const lookOf = (button: HTMLElement) => {
      const { backgroundColor, filter } = getComputedStyle(button)
      return `${backgroundColor} ${filter}`
    }
    for (const button of within(canvasElement).getAllByRole('button')) {
      // The previous test may have left the pointer there.
      await userEvent.unhover(button)
      finishAnimations(document)
      const atRest = lookOf(button)
      await userEvent.hover(button)
      finishAnimations(document)
      await expect(lookOf(button)).not.toBe(atRest)
    }
  },
}

/** Every variant in every size, at rest, disabled and pending. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x2">
      {variants.map((variant) => (
        <Inline key={variant} gap="x2">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} isDisabled>
            {variant}
          </Button>
          <Button variant={variant} isPending>
            {variant}
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
}
