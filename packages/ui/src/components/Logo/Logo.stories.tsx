import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Logo } from './Logo.js'

const meta = {
  title: 'UI/Typography/Logo',
  id: 'ui-logo',
  component: Logo,
  args: { name: 'Saywright' },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

/** The mark and the name. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Saywright')).toBeVisible()
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

/** The mark alone, as in the collapsed menu. */
export const MarkOnly: Story = {
  args: { isMarkOnly: true },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.name })).toBeVisible()
  },
}

/** The name of another company. */
export const OtherBrand: Story = {
  args: { name: 'Halden Works', tone: 'inherit' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Halden Works')).toBeVisible()
    await expect(within(canvasElement).queryByText('Saywright')).toBeNull()
  },
}
