import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inConsoleLayout } from '../../testing/frames.js'
import { EmbeddedScreen } from './EmbeddedScreen.js'

const href = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Guide</title><body style="font:16px sans-serif;margin:32px;background:#fff;color:#111"><h1>Write a first grammar</h1>',
)}`

const meta = {
  title: 'Console/Embedded/Page',
  component: EmbeddedScreen,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/documentation' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { page: 'documentation', src: href, href },
} satisfies Meta<typeof EmbeddedScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(canvasElement).getByRole('main')

/** The documentation beside the menu; only it scrolls, and it opens in a tab of its own too. */
export const Ready: Story = {
  name: 'L-026 C-018 Ready',
  args: { state: 'shown' },
  play: async ({ canvasElement }) => {
    const link = within(main(canvasElement)).getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link.getAttribute('rel')).toContain('noopener')
    const frame = main(canvasElement).querySelector('iframe') as HTMLElement
    await expect(frame).toHaveAttribute('src', href)
    await expect(frame).toHaveAccessibleName(/^Documentation$/)
    await expect(frame.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** The demo is loading; it may request the microphone. */
export const Loading: Story = {
  name: 'L-029 Loading',
  args: { page: 'demo', state: 'loading' },
  play: async ({ canvasElement }) => {
    const frame = main(canvasElement).querySelector('iframe') as HTMLIFrameElement
    await expect(frame.allow).toContain('microphone')
    await expect(frame.parentElement).toHaveAttribute('aria-busy', 'true')
  },
}

/** There is no network: the page reloads automatically. */
export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ canvasElement }) => {
    const alert = within(main(canvasElement)).getByRole('alert')
    await expect(within(alert).getByRole('button')).toBeVisible()
  },
}

/** On a phone it opens on its own: a frame would leave no room for either. */
export const OnPhone: Story = {
  name: 'C-017 On a phone',
  args: { page: 'demo', isOutside: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).querySelector('iframe')).toBeNull()
    const link = within(main(canvasElement)).getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** The page refuses to be framed: it can be opened on its own. */
export const Failed: Story = {
  args: { state: 'blocked' },
  play: async ({ canvasElement }) => {
    const alert = within(main(canvasElement)).getByRole('alert')
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', href)
  },
}
