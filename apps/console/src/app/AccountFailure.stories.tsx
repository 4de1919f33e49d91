import { ApiError, failed } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsoleLayout } from '../testing/frames.js'
import { AccountFailure } from './AccountFailure.js'

const retry = fn()

const meta = {
  title: 'Console/Layout/Account failure',
  component: AccountFailure,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/projects' },
  beforeEach: () => void retry.mockClear(),
  args: { failure: failed(new ApiError({ kind: 'server' }), retry) as never },
} satisfies Meta<typeof AccountFailure>
export default meta
type Story = StoryObj<typeof meta>

/** The server does not say who is logged in: no page is drawn, and one can try again. */
export const ServerProblem: Story = {
  play: async ({ canvasElement }) => {
    const told = within(await within(canvasElement).findByRole('alert'))
    await userEvent.click(told.getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
