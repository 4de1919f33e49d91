import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { breakpoints } from '../../theme/breakpoints.js'
import { Button } from '../Button/Button.js'
import { Drawer } from './Drawer.js'

const meta = {
  title: 'UI/Overlays/Drawer',
  id: 'ui-drawer',
  component: Drawer,
  // In a frame of its own: open, it would cover the page of the documentation.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'nadia-03.wav',
    description: 'Recorded on 20/11/2026',
    children: 'Read as "three boxes", with a score of 7,412.',
    isOpen: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

const opened = () => within(document.body).findByRole('dialog')
const boxOf = (dialog: HTMLElement) => dialog.parentElement!.getBoundingClientRect()
const isPhone = () => window.innerWidth < breakpoints.tablet

/** From the end of the line, as high as the window. */
export const Default: Story = {
  play: async () => {
    const dialog = await opened()
    await expect(dialog).toHaveAccessibleName('nadia-03.wav')
    await waitFor(() => expect(boxOf(dialog).right).toBe(window.innerWidth))
    await expect(boxOf(dialog).height).toBe(window.innerHeight)
  },
}

/** From the start of the line: filters, a list to choose from. */
export const FromStart: Story = {
  args: { side: 'start', size: 'small', title: 'Filters', description: undefined },
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(boxOf(dialog).left).toBe(0))
    if (!isPhone()) await expect(boxOf(dialog).width).toBe(360)
  },
}

/** With buttons; one of them closes it. */
export const WithActions: Story = {
  args: {
    size: 'large',
    actions: [
      <Button key="cancel" slot="close">
        Cancel
      </Button>,
      <Button key="save" variant="primary">
        Save
      </Button>,
    ],
  },
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(within(dialog).getByText('Cancel'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Its button opens it, the focus stays inside, and Escape brings the focus back. */
export const Dismissed: Story = {
  render: (args) => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Details</Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const dialog = await opened()
    for (let step = 0; step < 3; step++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
}

/** Something is unfinished: only its own action closes it. */
export const NotDismissable: Story = {
  args: {
    isDismissable: false,
    actions: (
      <Button variant="primary" slot="close">
        Keep
      </Button>
    ),
  },
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  },
}

/** On phones from below, as high as what it holds. */
export const BottomOnPhone: Story = {
  args: { phone: 'bottom' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await opened()
    if (!isPhone()) return
    await waitFor(() => expect(boxOf(dialog).bottom).toBe(window.innerHeight))
    await expect(boxOf(dialog).height).toBeLessThan(window.innerHeight * 0.85)
  },
}

/** A long text scrolls between the title and the buttons. */
export const LongText: Story = {
  args: {
    title: 'Détails de l’enregistrement utilisé pour le test unitaire de préparation des commandes',
    children: Array.from({ length: 20 }, (_, part) => `Partie ${part + 1}. `.padEnd(300, 'lorem ')).map(
      (text) => <p key={text}>{text}</p>,
    ),
    actions: <Button slot="close">Fermer</Button>,
  },
  play: async () => {
    const dialog = await opened()
    const title = within(dialog).getByRole('heading')
    dialog.scrollTop = 600
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(
      within(dialog).getByRole('button', { name: 'Fermer' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight)
  },
}
