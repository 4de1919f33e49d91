import { ApiError, failed, loading, ready, signInWays } from '@saywright/api/contract'
import { aPage, aSignIn } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { securityMessages } from './messages/index.js'
import { SignInsCard, type SignInsCardProps } from './SignInsCard.js'

const retry = fn()
const refused = aSignIn({ id: 32, refusal: 'wrong_password', browser: 'Chrome', ip: '198.51.100.24' })

const meta = {
  title: 'Console/Account/Security/Sign-ins',
  component: SignInsCard,
  args: { signIns: ready(aPage([refused, aSignIn()])), page: 1, onPage: fn<SignInsCardProps['onPage']>() },
} satisfies Meta<typeof SignInsCard>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(securityMessages, locale).signIns
const rows = (canvas: HTMLElement) => within(canvas).getAllByRole('listitem')

/** The logins are loading. */
export const Loading: Story = {
  args: { signIns: loading },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('list')).toBeNull(),
}

/** They could not be loaded. */
export const Failed: Story = {
  args: { signIns: failed(new ApiError({ kind: 'server' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** No recorded logins yet. */
export const Empty: Story = {
  args: { signIns: ready(aPage([])) },
  play: async ({ canvasElement, globals }) =>
    expect(within(canvasElement).getByText(words(globals.locale).emptyText)).toBeVisible(),
}

/** A refused one is marked, with its reason and its address. */
export const Refused: Story = {
  play: async ({ canvasElement, globals }) => {
    const [first, second] = rows(canvasElement)
    await expect(first).toHaveTextContent(words(globals.locale).refusals.wrong_password)
    await expect(first).toHaveTextContent('198.51.100.24')
    await expect(second).not.toHaveTextContent(words(globals.locale).refusals.wrong_password)
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** Each way of logging in has its label; unknown facts are left out. */
export const EveryWay: Story = {
  name: 'Every way',
  args: {
    signIns: ready(
      aPage(signInWays.map((way, id) => aSignIn({ id, way, ip: null, browser: null, system: null }))),
    ),
  },
  play: async ({ canvasElement, globals }) => {
    const { ways } = words(globals.locale)
    for (const [index, row] of rows(canvasElement).entries())
      await expect(row).toHaveTextContent(ways[signInWays[index]!])
  },
}

/** More than one page of them. */
export const Paged: Story = {
  args: {
    signIns: ready(
      aPage(
        Array.from({ length: 10 }, (_, id) => aSignIn({ id })),
        52,
      ),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation'))
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onPage).toHaveBeenLastCalledWith(2)
  },
}
