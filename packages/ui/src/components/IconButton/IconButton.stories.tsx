import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bold, Download, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { IconButton } from './IconButton.js'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

const meta = {
  title: 'UI/Actions/IconButton',
  id: 'ui-iconbutton',
  component: IconButton,
  args: { label: 'Download', icon: <Download {...icon} />, onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

/** Without border, for rows and bars. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** Keyboard focus shows its words at once. */
export const Focused: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** With a border, beside other buttons. */
export const Secondary: Story = {
  args: { variant: 'secondary' },
  play: async ({ canvasElement }) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(
      within(canvasElement).getByRole('button', { name: 'Download' }),
    )
    await expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0)
    await expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

/** Stays on until it is pressed again. */
export const Pressed: Story = {
  args: { label: 'Emphasis', icon: <Bold {...icon} /> },
  render: (args) => {
    const [isPressed, setIsPressed] = useState(false)
    return <IconButton {...args} isPressed={isPressed} onPress={() => setIsPressed(!isPressed)} />
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Pending: a spinner replaces the icon. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleName(/^Download .+/)
    await userEvent.unhover(button)
  },
}

/** Disabled; the reason is nearby. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}

/** A long name wraps in its tooltip. */
export const LongText: Story = {
  args: { label: 'Télécharger le programme d’installation du logiciel pour Windows et pour Linux' },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

/** Every variant in every size. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x2">
      {(['ghost', 'secondary', 'dangerOutline'] as const).map((variant) => (
        <Inline key={variant} gap="x2">
          <IconButton variant={variant} size="small" label="Close" icon={<X {...icon} />} />
          <IconButton variant={variant} label="Download" icon={<Download {...icon} />} />
          <IconButton variant={variant} size="large" label="Delete" icon={<Trash2 {...icon} />} />
          <IconButton variant={variant} isPressed label="Emphasis" icon={<Bold {...icon} />} />
          <IconButton variant={variant} isDisabled label="Not now" icon={<Download {...icon} />} />
          <IconButton variant={variant} isPending label="Downloading" icon={<Download {...icon} />} />
        </Inline>
      ))}
    </Stack>
  ),
}
