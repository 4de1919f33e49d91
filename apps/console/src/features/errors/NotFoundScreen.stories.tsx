import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NotFoundScreen } from './NotFoundScreen.js'

const meta = {
  title: 'Console/Errors/Not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An old or mistyped address was opened; a link leads back to the start. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(within(canvasElement).getByRole('main'))
    await expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  },
}
