import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { areaMessages } from '../messages.js'
import { inPlaceOfProject, now, picking } from '../testing/frame.js'
import { ProjectMenuScreen } from './ProjectMenuScreen.js'

const retry = fn()

const meta = {
  title: 'Console/Projects/Menu',
  component: ProjectMenuScreen,
  decorators: [inPlaceOfProject],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { project: ready(picking), isAdministrator: false, now },
} satisfies Meta<typeof ProjectMenuScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))

/** The project is loading. */
export const Loading: Story = {
  args: { project: loading },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('status')).toBeInTheDocument()
  },
}

/** It could not be read, and can be requested again. */
export const Failed: Story = {
  args: { project: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Every place of the project, in the order of the specification, and the way back to all projects. */
export const Ready: Story = {
  name: 'C-027 Ready',
  play: async ({ canvasElement, globals }) => {
    const t = messagesIn(areaMessages, globals.locale)
    const nav = within(main(canvasElement).getByRole('navigation'))
    const hrefs = nav.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual([
      '/projects/8/settings/details',
      '/projects/8/settings/technologies',
      '/projects/8/settings/users',
      '/projects/8/settings/downloads',
      '/projects/8/settings/conan-packages',
    ])
    await expect(nav.getByRole('link', { name: new RegExp(t.places.users) })).toHaveTextContent('3')
    const back = main(canvasElement).getByRole('link', { name: t.toProjects })
    await expect(back).toHaveAttribute('href', '/projects')
    await expect(main(canvasElement).getAllByRole('link')[0]).toBe(back)
  },
}

/** Administrators have the access tokens too. */
export const Administrator: Story = {
  args: { isAdministrator: true },
  play: async ({ canvasElement, globals }) => {
    const { places } = messagesIn(areaMessages, globals.locale)
    const tokens = main(canvasElement).getByRole('link', { name: places.tokens })
    await expect(tokens).toHaveAttribute('href', '/projects/8/settings/tokens')
  },
}
