import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { legalMessages } from '../parts/legal/messages.js'
import { flow } from '../testing/flow.js'
import { visit, waitOptions } from '../testing/visit.js'

const meta = {
  title: 'Console/Flows/Legal',
  tags: ['no-picture'],
  ...flow({ at: '/feedback', token: 'a-token' }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** From the account's menu to the terms, over the page one is at; closed, one is still there. */
export const Terms: Story = {
  name: 'L-037 Terms',
  play: async (context) => {
    const { canvas, translate, router } = visit(context)
    await userEvent.click(await canvas.findByRole('button', { name: /^AL/ }, waitOptions))
    const menu = within(await within(document.body).findByRole('menu', {}, waitOptions))
    await userEvent.click(menu.getByRole('menuitem', { name: /^(Terms|Conditions générales)/ }))
    // The menu is in a dialog of its own, which may still be closing.
    const title = translate(legalMessages)('terms')
    const dialog = await within(document.body).findByRole('dialog', { name: title }, waitOptions)
    await waitFor(
      () => expect(within(dialog).getByRole('heading', { name: title })).toBeVisible(),
      waitOptions,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
    await expect(router.state.location.pathname).toBe('/feedback')
  },
}
