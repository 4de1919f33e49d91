import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { searchMessages } from '../features/search/messages.js'
import { tourMessages } from '../features/tour/messages.js'
import { flow } from '../testing/flow.js'
import { patience, visit } from '../testing/visit.js'

const meta = {
  title: 'Console/Flows/Tour',
  tags: ['no-picture'],
  // The keys of the search stand where there is room for them.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...flow({ at: '/projects', token: 'a-token', isNewDevice: true }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const card = (title: string) => within(document.body).findByRole('dialog', { name: title }, patience)

/** A new person is shown around once: skipped, the tour does not come back by itself, but may be asked for. */
export const Skipped: Story = {
  name: 'L-017 Skipped',
  play: async (context) => {
    const { translate, canvas, router, arrivesAt } = visit(context)
    const t = translate(tourMessages)
    const first = await card(t('welcome.title'))
    await userEvent.click(within(first).getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
    await expect(localStorage.getItem('saywright_tour')).toBe('shown')

    await router.navigate('/feedback')
    await canvas.findByRole('button', { name: /K$/ }, patience)
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await within(document.body).findByRole('combobox', undefined, patience)
    await userEvent.type(input, translate(searchMessages)('actions.tour'))
    await userEvent.keyboard('{Enter}')
    await arrivesAt('/projects')
    await expect(await card(t('welcome.title'))).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}
