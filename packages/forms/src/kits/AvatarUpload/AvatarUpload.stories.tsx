import { ApiError, limits } from '@saywright/api/contract'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AvatarUpload, type AvatarUploadProps } from './AvatarUpload.js'
import { avatarUploadMessages } from './messages.js'

// Two pixels in the colours of the product.
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#1d4ed8" d="M0 0h2v2H0z"/><circle cx="1" cy="1" r=".6" fill="#fff"/></svg>',
  )
const gif = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAB1O2P///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='),
  (character) => character.charCodeAt(0),
)

const meta = {
  title: 'Forms/AvatarUpload',
  component: AvatarUpload,
  args: {
    name: 'Ada Lovelace',
    displayedName: 'LOVELACE Ada',
    src: picture,
    onUpload: fn<AvatarUploadProps['onUpload']>(async () => {}),
    onRemove: fn(async () => {}),
  },
} satisfies Meta<typeof AvatarUpload>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(avatarUploadMessages, locale)
const buttons = (canvas: HTMLElement) => within(canvas).getAllByRole('button')

/** Gives a file to the hidden input, as the window of the system would. */
async function give(canvas: HTMLElement, bytes: BlobPart, name: string, type: string) {
  const input = canvas.querySelector('input[type="file"]') as HTMLInputElement
  await userEvent.upload(input, new File([bytes], name, { type }), { applyAccept: false })
}

/** No picture is chosen: the initials are shown, and there is nothing to remove. */
export const Blank: Story = {
  args: { src: undefined, onRemove: undefined },
  play: async ({ canvasElement }) => {
    await expect(buttons(canvasElement)).toHaveLength(1)
    await expect(canvasElement).toHaveTextContent('AL')
  },
}

/** A picture is there. It may be replaced or removed. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', picture)
    await userEvent.click(buttons(canvasElement)[0] as HTMLElement)
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** The logo of an organization is square. */
export const Organization: Story = {
  args: { of: 'organization', name: 'Lumière Instruments', displayedName: 'Logo', src: undefined },
  play: async ({ canvasElement, globals }) => {
    const { add } = messages(globals.locale).organization
    await expect(within(canvasElement).getByRole('button', { name: add })).toBeVisible()
    await expect(canvasElement).toHaveTextContent('LI')
  },
}

/** On its way: the new picture is seen already, and how much of it has left. */
export const Submitting: Story = {
  args: {
    onUpload: fn<AvatarUploadProps['onUpload']>((_, onProgress) => {
      onProgress(0.6)
      return new Promise(() => {})
    }),
  },
  play: async ({ canvasElement }) => {
    await give(canvasElement, gif, 'ada.gif', 'image/gif')
    const bar = await waitFor(() =>
      within(canvasElement).getByRole('progressbar', { name: /./, value: { now: 60 } }),
    )
    await expect(bar).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    await expect(buttons(canvasElement)[0]).toBeDisabled()
  },
}

/** One byte too much: nothing is sent, and the picture that was there stays. */
export const TooLarge: Story = {
  name: 'F-014 Too large',
  play: async ({ args, canvasElement, globals }) => {
    const heavy = new Uint8Array(limits.pictureMaxBytes + 1)
    heavy.set(gif)
    await give(canvasElement, heavy, 'ada.gif', 'image/gif')
    await expect(
      await within(canvasElement).findByText(messages(globals.locale).fault.tooLarge),
    ).toBeVisible()
    await expect(args.onUpload).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', picture)
  },
}

/** A WebP that calls itself PNG is found out by its bytes. */
export const UnsupportedType: Story = {
  name: 'F-014 Unsupported type',
  play: async ({ args, canvasElement, globals }) => {
    await give(canvasElement, 'RIFF\0\0\0\0WEBPVP8 ', 'ada.png', 'image/png')
    const { unsupportedType } = messages(globals.locale).fault
    await expect(await within(canvasElement).findByText(unsupportedType)).toBeVisible()
    await expect(args.onUpload).not.toHaveBeenCalled()
  },
}

/** The server rejected the file. The same file may be given again. */
export const Refused: Story = {
  args: {
    onUpload: fn<AvatarUploadProps['onUpload']>(async () => {
      throw new Error('Refused')
    }),
  },
  play: async ({ args, canvasElement, globals }) => {
    await give(canvasElement, gif, 'ada.gif', 'image/gif')
    await expect(await within(canvasElement).findByText(messages(globals.locale).fault.failed)).toBeVisible()
    await give(canvasElement, gif, 'ada.gif', 'image/gif')
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2))
  },
}

/** Light to send, and still too large to draw: the server says so. */
export const TooManyPixels: Story = {
  tags: ['no-picture'],
  args: {
    onUpload: fn<AvatarUploadProps['onUpload']>(async () => {
      throw new ApiError({ kind: 'refused', status: 413, code: 'too_large' })
    }),
  },
  play: async ({ canvasElement, globals }) => {
    await give(canvasElement, gif, 'ada.gif', 'image/gif')
    const { tooManyPixels } = messages(globals.locale).fault
    await expect(await within(canvasElement).findByText(tooManyPixels)).toBeVisible()
  },
}
