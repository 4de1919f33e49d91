import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Button } from '../Button/Button.js'
import { Toolbar } from './Toolbar.js'

const meta = {
  title: 'UI/Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Words',
    children: (
      <Inline gap="x1">
        <Button>go</Button>
        <Button>forward</Button>
        <Button>ten</Button>
      </Inline>
    ),
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

/** One Tab stop; left and right move between its controls. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('toolbar', { name: 'Words' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'ten' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement)
  },
}

/** Below each other: up and down move between the controls. */
export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    children: (
      <Stack as="ul" role="list" gap="x1">
        {['go', 'forward', 'ten'].map((word) => (
          <li key={word}>
            <Button>{word}</Button>
          </li>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('button', { name: 'forward' })).toHaveFocus()
  },
}
