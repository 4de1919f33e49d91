import { blueFilm } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConsoleFilm } from './ConsoleFilm.js'

const meta = {
  title: 'Console/Auth/Film',
  component: ConsoleFilm,
  // Moving pictures differ each time.
  tags: ['no-picture'],
  args: { onClose: fn(), film: { src: blueFilm } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConsoleFilm>
export default meta
type Story = StoryObj<typeof meta>

const video = (canvas: HTMLElement) => canvas.querySelector('video') as HTMLVideoElement

/** The film was just requested: the close button is there already. */
export const Loading: Story = {
  // A film that never arrives.
  args: { film: { src: URL.createObjectURL(new MediaSource()) } },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'networkState')
    Object.defineProperty(HTMLMediaElement.prototype, 'networkState', { configurable: true, get: () => 2 })
    return () => own && Object.defineProperty(HTMLMediaElement.prototype, 'networkState', own)
  },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toBeVisible()
    await expect(video(canvasElement).controls).toBe(false)
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The film plays, with the controls of the browser and captions that describe it. */
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(video(canvasElement).controls).toBe(true))
    await expect(within(canvasElement).queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('track')).toHaveAttribute('kind', 'captions')
    video(canvasElement).pause()
  },
}

/** The browser cannot show it, or it is not there: said in words, and closed by its button. */
export const Failed: Story = {
  args: { film: { src: 'data:video/webm;base64,AAAA' } },
  play: async ({ args, canvasElement }) => {
    const told = await within(canvasElement).findByRole('alert')
    await expect(told).toHaveTextContent(/\S/)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
