import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, MailCheck } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { breakpoints } from '../../theme/breakpoints.js'
import { Button } from '../Button/Button.js'
import { Dialog } from './Dialog.js'

const meta = {
  title: 'UI/Overlays/Dialog',
  id: 'ui-dialog',
  component: Dialog,
  // In a frame of its own: open, it would cover the page of the documentation.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Rename this model',
    children: 'The name is shown to everyone who works on the folder.',
    isOpen: true,
    onOpenChange: fn(),
    actions: [
      <Button key="cancel" slot="close">
        Cancel
      </Button>,
      <Button key="rename" variant="primary">
        Rename
      </Button>,
    ],
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = () => within(document.body).findByRole('dialog')

/** 600 px wide, with a question and its two answers. */
export const Default: Story = {
  play: async () => {
    await expect(await opened()).toHaveAccessibleName('Rename this model')
  },
}

/** 700 px wide: a code is checked. */
export const Verification: Story = {
  args: {
    size: 'medium',
    title: 'Enter the code from the e-mail',
    description: 'We sent six characters to camille.moreau@halden.example.',
    icon: <MailCheck size={22} strokeWidth={1.6} aria-hidden />,
    note: 'Nothing received?',
  },
  play: async () => {
    const dialog = await opened()
    await expect(dialog).toHaveAccessibleName('Enter the code from the e-mail')
    await waitFor(() => expect(within(dialog).getByText('Nothing received?')).toBeVisible())
    await expect(dialog.parentElement?.offsetWidth).toBe(Math.min(700, window.innerWidth))
  },
}

/** 800 px wide: a long text, whose header and footer stay in sight. */
export const LongText: Story = {
  args: {
    size: 'large',
    title: 'Conditions générales d’utilisation de la plateforme',
    children: Array.from({ length: 13 }, (_, section) =>
      `Section ${section + 1}. `.padEnd(420, 'lorem '),
    ).map((text) => <p key={text}>{text}</p>),
  },
  play: async () => {
    const dialog = await opened()
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    const edge = dialog.getBoundingClientRect()
    const inSight = [
      within(dialog).getByRole('heading'),
      within(dialog).getByRole('button', { name: 'Rename' }),
    ]
    for (const place of [0, 400, dialog.scrollHeight]) {
      dialog.scrollTop = place
      for (const element of inSight) {
        const { top, bottom } = element.getBoundingClientRect()
        await expect(top).toBeGreaterThanOrEqual(edge.top)
        await expect(bottom).toBeLessThanOrEqual(edge.bottom)
      }
    }
    dialog.scrollTop = 0
  },
}

/** On phones it fills the screen, closes at the start and shares the width between its buttons. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await opened()
    // Captured at other widths too.
    if (window.innerWidth >= breakpoints.tablet) return
    const [close, cancel, rename] = within(dialog).getAllByRole('button')
    await expect(close?.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2)
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth)
    await expect(cancel?.offsetTop).toBe(rename?.offsetTop)
  },
}

/** Another person saved first. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    icon: <Copy size={22} strokeWidth={1.6} aria-hidden />,
    title: 'Conflict detected',
    description: 'Nothing was saved. Change the value, then save again.',
  },
  play: async () => {
    const dialog = await opened()
    await expect(dialog).toHaveAccessibleName('Conflict detected')
    await waitFor(() => expect(within(dialog).getByText(/Nothing was saved/)).toBeVisible())
  },
}

/** Escape and the close button close it. */
export const Dismissable: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    const [close] = within(dialog).getAllByRole('button')
    await userEvent.click(close as HTMLElement)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

/** Closes only by a response: no cross, and Escape does nothing. */
export const MustResponse: Story = {
  args: { isDismissable: false },
  play: async ({ args }) => {
    const dialog = await opened()
    await expect(within(dialog).getAllByRole('button')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByText('Cancel'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Tab stays inside. */
export const Focused: Story = {
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  },
}
