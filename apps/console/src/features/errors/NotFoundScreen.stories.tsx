import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NotFoundScreen } from './NotFoundScreen.js'

const meta = {
  title: 'Console/Errors/Not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { isLoggedIn: true },
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** C-010 A logged-in user opened an old or mistyped address: a link leads back to the projects. */
export const LoggedIn: Story = {
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/projects')
  },
}

/** A visitor did: a link leads to the way in. */
export const Visitor: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/auth/login')
  },
}
