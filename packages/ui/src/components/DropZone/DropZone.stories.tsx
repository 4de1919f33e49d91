import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DropZone } from './DropZone.js'

const taken = fn()
const refused = fn()

const meta = {
  title: 'UI/Fields/DropZone',
  id: 'ui-dropzone',
  component: DropZone,
  args: {
    hint: 'PNG or JPEG, 1 MB at most.',
    acceptedTypes: ['image/png', 'image/jpeg'],
    maxBytes: 1024 ** 2,
    onFiles: taken,
    onReject: refused,
  },
  beforeEach: () => {
    taken.mockClear()
    refused.mockClear()
  },
} satisfies Meta<typeof DropZone>
export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: HTMLElement) => canvas.querySelector('input[type="file"]') as HTMLInputElement
const file = (name: string, type: string, size = 4) => new File(['x'.repeat(size)], name, { type })
/** Chooses files as a user who picks "all files" in the dialog of the system. */
const choose = (canvas: HTMLElement, files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(input(canvas), files)

/** Nothing is chosen yet: the accepted files are listed in advance. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/PNG or JPEG/)).toBeVisible()
    await expect(input(canvasElement).multiple).toBe(false)
  },
}

/** Chosen with the button, which opens the dialog of the system. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const lamp = file('lamp.png', 'image/png')
    await choose(canvasElement, [lamp])
    await expect(taken).toHaveBeenCalledWith([lamp])
    await expect(refused).not.toHaveBeenCalled()
  },
}

/** Two of several files are refused with a reason, and the others are accepted. */
export const Refused: Story = {
  args: { allowsMultiple: true },
  play: async ({ canvasElement }) => {
    const lamp = file('lamp.png', 'image/png')
    await choose(canvasElement, [
      lamp,
      file('notes.txt', 'text/plain'),
      file('wall.jpg', 'image/jpeg', 1024 ** 2 + 1),
    ])
    await expect(taken).toHaveBeenCalledWith([lamp])
    await expect(refused.mock.calls.map(([, reason]) => reason)).toEqual(['type', 'size'])
    await expect(within(canvasElement).getByText(/notes\.txt/)).toBeVisible()
    await expect(within(canvasElement).getByText(/wall\.jpg .*1[.,]0/)).toBeVisible()
  },
}

/** Any file. */
export const AnyFile: Story = {
  args: { acceptedTypes: undefined, maxBytes: undefined, hint: 'Any file.' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [file('notes', '')])
    await expect(taken).toHaveBeenCalledOnce()
  },
}

/** Cannot be used now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled()
  },
}
