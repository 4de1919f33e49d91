import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Button } from '../Button/Button.js'
import { DialogTrigger } from '../Modal/DialogTrigger.js'
import { Popover } from './Popover.js'

const meta = {
  title: 'UI/Overlays/Popover',
  id: 'ui-popover',
  component: Popover,
  args: { title: 'Subscription', children: 'Ends on 09/12/2026. Four of seven parts are delivered.' },
  render: (args) => (
    <DialogTrigger>
      <Button>Details</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const popover = await within(document.body).findByRole('dialog')
  await waitFor(() => expect(popover).toBeVisible())
  return popover
}

/** Closed, until its button is pressed. */
export const Default: Story = {
  play: async () => {
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

/** Open; its title names it. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await expect(await open(canvasElement)).toHaveAccessibleName('Subscription')
  },
}

/** Escape closes it, and the focus returns to the button. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
}

/** Controls and long French. */
export const LongText: Story = {
  args: {
    title: 'Seuil de confiance',
    children: (
      <Stack>
        <p>
          Les phrases dont le score est inférieur au seuil sont considérées comme non reconnues par
          l’appareil.
        </p>
        <Button size="small">Rétablir la valeur recommandée</Button>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}
