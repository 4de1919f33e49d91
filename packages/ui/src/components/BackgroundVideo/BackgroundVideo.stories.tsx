import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { blueFilm } from '../../testing/blueFilm.js'
import { SpectrumPicture } from '../SpectrumPicture/SpectrumPicture.js'
import { BackgroundVideo } from './BackgroundVideo.js'

const film = [{ src: blueFilm, type: 'video/webm' }]

/** Overrides the setting for reduced motion, whatever that of the machine is. */
function asking(motion: 'reduce' | 'no-preference') {
  return () => {
    const own = window.matchMedia
    window.matchMedia = (query) =>
      query.startsWith('(prefers-reduced-motion')
        ? (Object.assign(new EventTarget(), { matches: query.includes(motion) }) as MediaQueryList)
        : own.call(window, query)
    return () => {
      window.matchMedia = own
    }
  }
}

const meta = {
  title: 'UI/Data/BackgroundVideo',
  id: 'ui-backgroundvideo',
  component: BackgroundVideo,
  beforeEach: asking('no-preference'),
  args: { children: <SpectrumPicture height="fill" isDrifting /> },
  decorators: [
    (Story) => (
      <div style={{ height: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackgroundVideo>
export default meta
type Story = StoryObj<typeof meta>

const stateOf = (canvas: HTMLElement) =>
  canvas
    .querySelector('canvas')
    ?.getAnimations()
    .map(({ playState }) => playState)
const video = (canvas: HTMLElement) => canvas.querySelector('video') as HTMLVideoElement

/** The picture is drawn here and moves slowly. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-drawn]')).not.toBeNull())
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(/\S/)
    await expect(canvasElement.querySelector('[data-paused]')).toBeNull()
  },
}

/** Stopped: the picture is still, until the button continues it. */
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(canvasElement.querySelector('[data-paused]')).not.toBeNull())
    for (const state of stateOf(canvasElement) ?? []) await expect(state).not.toBe('running')
    await userEvent.click(button)
    await expect(canvasElement.querySelector('[data-paused]')).toBeNull()
    await userEvent.click(button)
  },
}

/** A film, silent and in a loop. */
export const Film: Story = {
  args: { sources: film },
  play: async ({ canvasElement }) => {
    const { muted, loop } = video(canvasElement)
    await expect({ muted, loop }).toEqual({ muted: true, loop: true })
    await waitFor(() => expect(video(canvasElement).paused).toBe(false))
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(video(canvasElement).paused).toBe(true))
    await waitFor(() => expect(canvasElement.querySelector('[data-paused]')).not.toBeNull())
  },
}

/** With reduced motion the first picture is shown, and the user may still start the film. */
export const ReducedMotion: Story = {
  args: { sources: film },
  beforeEach: asking('reduce'),
  play: async ({ canvasElement }) => {
    await expect(video(canvasElement).autoplay).toBe(false)
    await expect(video(canvasElement).paused).toBe(true)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(video(canvasElement).paused).toBe(false))
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(video(canvasElement).paused).toBe(true))
  },
}

/** With reduced motion and no film there is nothing to stop: no button. */
export const ReducedMotionDrawn: Story = {
  beforeEach: asking('reduce'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('[data-paused]')).not.toBeNull()
  },
}
