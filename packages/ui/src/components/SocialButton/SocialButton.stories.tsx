import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { SocialButton } from './SocialButton.js'

const meta = {
  title: 'UI/Actions/SocialButton',
  id: 'ui-socialbutton',
  component: SocialButton,
  args: { provider: 'linkedin', onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SocialButton>
export default meta
type Story = StoryObj<typeof meta>

/** With LinkedIn. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /LinkedIn/ }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** With Google. */
export const Google: Story = {
  args: { provider: 'google' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Google/ })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** The provider's page is being opened. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Both, as on the login screen. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x2">
      <SocialButton {...args} />
      <SocialButton {...args} provider="google" />
      <SocialButton {...args} provider="google" isPending />
      <SocialButton {...args} isDisabled />
    </Stack>
  ),
}
