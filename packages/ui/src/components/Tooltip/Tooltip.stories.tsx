import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { Tooltip } from './Tooltip.js'

const meta = {
  title: 'UI/Overlays/Tooltip',
  id: 'ui-tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { text: 'Only administrators can invite people', children: <Button>Invite</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => waitFor(() => expect(within(document.body).getByRole('tooltip')).toBeVisible())

/** At once with the keyboard; Escape takes it away. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await shown()
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      'Only administrators can invite people',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull())
    await userEvent.tab()
    await userEvent.tab()
  },
}

/** Already there. */
export const Default: Story = { args: { defaultOpen: true }, play: () => shown() }

/** With the keys that do the same. */
export const WithShortcut: Story = {
  args: { text: 'Search', shortcut: 'Ctrl K', defaultOpen: true },
  play: () => shown(),
}

/** Below its trigger. */
export const Below: Story = { args: { placement: 'bottom', defaultOpen: true }, play: () => shown() }

/** Long French words wrap. */
export const LongText: Story = {
  args: {
    text: 'Seuls les administrateurs de cette entreprise peuvent inviter de nouvelles personnes',
    defaultOpen: true,
  },
  play: () => shown(),
}
