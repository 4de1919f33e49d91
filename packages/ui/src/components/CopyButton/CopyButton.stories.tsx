import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CopyButton } from './CopyButton.js'

const copied = fn()
const failed = fn()
const write = fn<(text: string) => Promise<void>>()

/** Replaces the clipboard: that of the browser requests permission. */
function replaceClipboard() {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

const meta = {
  title: 'UI/Actions/CopyButton',
  id: 'ui-copybutton',
  component: CopyButton,
  args: { text: '7F2A-K9XM-44TD-91QC', onCopy: copied, onFail: failed },
  beforeEach: () => {
    copied.mockClear()
    failed.mockClear()
    write.mockReset().mockResolvedValue(undefined)
    return replaceClipboard()
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

const button = (canvas: HTMLElement) => within(canvas).getByRole('button')

/** At rest, with the name of the copied text. */
export const Default: Story = {
  args: { subject: 'the key' },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toHaveAccessibleName(/^(Copy|Copier) the key$/)
    await expect(write).not.toHaveBeenCalled()
  },
}

/** Copied: it says so, to screen readers too. */
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement))
    await expect(write).toHaveBeenCalledWith('7F2A-K9XM-44TD-91QC')
    await waitFor(() => expect(button(canvasElement)).toHaveTextContent(/^(Copied|Copié)$/))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^(Copied|Copié)$/)
    await expect(copied).toHaveBeenCalledOnce()
  },
}

/** The browser refuses: the button says so, and its user is notified. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await userEvent.click(button(canvasElement))
    await waitFor(() => expect(button(canvasElement)).toHaveTextContent(/^(Not copied|Non copié)$/))
    await expect(failed).toHaveBeenCalledOnce()
    await expect(copied).not.toHaveBeenCalled()
  },
}

/** There is nothing to copy yet. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => expect(button(canvasElement)).toBeDisabled(),
}

/** A label of its own. */
export const Labelled: Story = {
  args: { label: 'Copy reference', size: 'small', variant: 'ghost' },
  play: async ({ canvasElement }) => expect(button(canvasElement)).toHaveAccessibleName('Copy reference'),
}
