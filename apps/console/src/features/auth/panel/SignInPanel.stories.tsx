import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { waitOptions } from '../../../testing/visit.js'
import { film, filmDuration } from './film.js'
import { SignInPanel } from './SignInPanel.js'

const meta = {
  title: 'Console/Auth/Sign-in panel',
  component: SignInPanel,
  // Its picture is that of every way in.
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 560, background: '#090a0d' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInPanel>
export default meta
type Story = StoryObj<typeof meta>

const watch = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: new RegExp(filmDuration(film.seconds)) })

/** L-035 Beside the form: the product in seven technologies, and the length of its film. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(7)
    await expect(watch(canvasElement)).toBeVisible()
    await expect(canvasElement.querySelector('video')).not.toBeInTheDocument()
  },
}

/** L-035 The opened film covers the panel, and closing it returns the focus to its button. */
export const FilmOpened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(watch(canvasElement))
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeInTheDocument(), waitOptions)
    await expect(canvasElement.querySelector('video')).toHaveAttribute('src', '/film.webm')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeInTheDocument())
    await waitFor(() => expect(watch(canvasElement)).toHaveFocus())
  },
}
