import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Text } from '../../primitives/Text/Text.js'
import { Button } from '../Button/Button.js'
import { DialogTrigger } from './DialogTrigger.js'
import { Modal } from './Modal.js'
import { ModalBody, ModalClose, ModalFooter, ModalHeader, ModalTitle } from './ModalParts.js'

const parts = (isBodyFocusable: boolean) => (
  <>
    <ModalHeader>
      <ModalTitle>Choose a voice</ModalTitle>
      <ModalClose />
    </ModalHeader>
    <ModalBody isFocusable={isBodyFocusable}>
      {Array.from({ length: 60 }, (_, voice) => `Voice ${voice + 1}`).map((voice) => (
        <Text key={voice}>{voice}</Text>
      ))}
    </ModalBody>
    <ModalFooter>
      <Button slot="close">Done</Button>
    </ModalFooter>
  </>
)

const meta = {
  title: 'UI/Overlays/Modal',
  id: 'ui-modal',
  component: Modal,
  // In a frame of its own: open, it would cover the page of the documentation.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { children: parts(false), size: 'small', isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

const opened = () => within(document.body).findByRole('dialog')

/** In the middle of the window; all of it scrolls between header and footer, which stay. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await expect(dialog).toHaveAccessibleName('Choose a voice')
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await userEvent.click(within(dialog).getByText('Done'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Only the body scrolls, by the keyboard too. */
export const ScrolledBody: Story = {
  args: { scroll: 'body', children: parts(true) },
  play: async () => {
    const dialog = await opened()
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight)
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Voice 60')
  },
}

/** At the top, so that it does not move while the content changes. */
export const Top: Story = {
  args: { placement: 'top', 'aria-label': 'Search', children: <ModalBody>Nothing found yet.</ModalBody> },
  play: async () => {
    const { top } = (await opened()).getBoundingClientRect()
    await expect(top).toBeLessThan(window.innerHeight / 4)
  },
}

/** The page behind stays legible. */
export const LightScrim: Story = {
  args: { scrim: 'light' },
  play: async () => {
    const scrim = (await opened()).parentElement?.parentElement as HTMLElement
    const [, alpha] = /[,/] ?([\d.]+)%?\)$/.exec(getComputedStyle(scrim).backgroundColor) ?? []
    await expect(Number(alpha)).toBeLessThan(0.4)
  },
}

/** No cross, and Escape does nothing: only its own buttons close it. */
export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async ({ args }) => {
    const dialog = await opened()
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** Opened by its button, to which the focus returns. */
export const Trigger: Story = {
  args: { isOpen: undefined, onOpenChange: undefined },
  render: (args) => (
    <DialogTrigger>
      <Button>Open</Button>
      <Modal {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByText('Open')
    await userEvent.click(button)
    const dialog = await opened()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(button.closest('button')).toHaveFocus())
  },
}
