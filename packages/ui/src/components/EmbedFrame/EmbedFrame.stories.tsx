import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { EmbedFrame } from './EmbedFrame.js'

const page = (words: string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(
    `<!doctype html><html lang="en"><title>Guide</title><body style="font:16px sans-serif;margin:32px;background:#fff;color:#111"><h1>${words}</h1>`,
  )}`

const meta = {
  title: 'UI/Data/EmbedFrame',
  id: 'ui-embedframe',
  component: EmbedFrame,
  args: { title: 'Documentation', src: page('Write a first page') },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmbedFrame>
export default meta
type Story = StoryObj<typeof meta>

const frameIn = (canvas: HTMLElement) => canvas.querySelector('iframe') as HTMLIFrameElement

/** A loaded page: it fills the room, and has no access to the page around it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Documentation')
    await waitFor(() => expect(frame.parentElement).toHaveAttribute('aria-busy', 'false'))
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    await expect(frame).toHaveAttribute('allow', '')
  },
}

/** Loading. */
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(frameIn(canvasElement).parentElement).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getByRole('img', { name: 'Documentation' })).toBeVisible()
  },
}

/** It refuses to be framed, or does not come: it can be opened on its own. */
export const Blocked: Story = {
  args: { state: 'blocked' },
  play: async ({ args, canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await expect(alert.getByRole('link')).toHaveAttribute('href', args.src)
    await expect(alert.getByRole('link')).toHaveAttribute('target', '_blank')
    await expect(frameIn(canvasElement)).toBeNull()
  },
}

/** There is no network: it reconnects automatically. */
export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await expect(alert.queryByRole('link')).toBeNull()
    await expect(alert.getByRole('button')).toBeVisible()
  },
}

/** A demo that listens: it may ask for the microphone. */
export const MicrophoneAllowed: Story = {
  args: { title: 'Online demo', src: page('Say something'), allowsMicrophone: true },
  play: async ({ canvasElement }) => {
    await expect(frameIn(canvasElement).allow).toContain('microphone')
  },
}

/** The keyboard reaches the actions of an empty frame. */
export const Focused: Story = {
  args: { state: 'blocked' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
}
