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

/** Expected for every reason: no page is drawn, the failure is explained, and there is a retry. */
const tells =
  (reason: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent(reason)
    await userEvent.click(within(alert).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  }

/** The server does not return the account. */
export const ServerProblem: Story = {
  play: tells(/ran into a problem|rencontre un problème/),
}

/** The server cannot be reached, so the account is unknown. */
export const Unreachable: Story = {
  args: { failure: failed(new ApiError({ kind: 'network' }), retry) as never },
  play: tells(/Check your connection|Vérifiez votre connexion/),
}

/** The server takes too long to return the account. */
export const TimedOut: Story = {
  args: { failure: failed(new ApiError({ kind: 'timeout' }), retry) as never },
  play: tells(/took too long|trop de temps/),
}
