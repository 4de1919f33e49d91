import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inConsoleLayout } from '../../testing/frames.js'
import { NoDemoScreen } from './NoDemoScreen.js'

const meta = {
  title: 'Console/Embedded/No demo',
  component: NoDemoScreen,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/demo' },
} satisfies Meta<typeof NoDemoScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** A link to the demo on an installation without one: the user can request it. */
export const ForMembers: Story = {
  name: 'C-017 For members',
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/contact')
    await expect(canvasElement).not.toHaveTextContent('VITE_')
  },
}

/** Staff comes to the same page: it names the setting that is missing. */
export const ForStaff: Story = {
  name: 'C-017 For staff',
  args: { setting: 'VITE_SAYWRIGHT_DEMO_URL' },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText(/VITE_SAYWRIGHT_DEMO_URL/)).toBeVisible()
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/documentation')
  },
}
