import { ApiError, failed, loading, type Project, ready } from '@saywright/api/contract'
import { aProject } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../../testing/frames.js'
import { DashboardScreen } from './DashboardScreen.js'

const lamp = aProject()
const warehouse = aProject({
  id: 8,
  title: 'Warehouse picking',
  status: 'Production',
  solution_operating_system: ['Android', 'Linux'],
  tags: [
    { technology: 'wake-word', langs: ['eng-US'] },
    { technology: 'asr', langs: ['eng-US', 'deu-DE'] },
    { technology: 'tts', langs: ['eng-US'] },
  ],
  updated_at: '2026-11-03T10:00:00.000Z',
})
const intercom = aProject({
  id: 9,
  title: 'Intercom',
  status: null,
  beta_access: true,
  tags: [],
  updated_at: null,
})

const retry = fn()

const meta = {
  title: 'Console/Projects/Dashboard',
  component: DashboardScreen,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    projects: ready([lamp, warehouse, intercom]),
    organization: 'Lumière Instruments',
    onOpenStudio: fn(),
    onAddProject: fn(),
    documentationHref: 'https://docs.example.com',
    productTourHref: 'https://tour.example.com',
    supportHref: 'https://support.example.com',
  },
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** The buttons that are not the head of a column. */
const actions = (screen: ReturnType<typeof main>) =>
  screen.queryAllByRole('button').filter((button) => !button.closest('thead'))

/** The projects are on their way. */
export const Loading: Story = {
  args: { projects: loading },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(main(canvasElement).queryByRole('rowheader')).not.toBeInTheDocument()
  },
}

/** The projects could not be read; they can be asked for again. */
export const Failed: Story = {
  args: { projects: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    const alert = main(canvasElement).getByRole('alert')
    await expect(alert).toBeVisible()
    await userEvent.click(within(alert).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Right after the account is made: one button, which begins the first project. */
export const Empty: Story = {
  args: { projects: ready([]), organization: undefined },
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    const steps = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step')
    await expect(steps).toHaveLength(1)
    await userEvent.click(actions(screen)[0] as HTMLElement)
    await expect(args.onAddProject).toHaveBeenCalledOnce()
  },
}

/** No project, and someone else must add it: nothing to press. */
export const NotAdministrator: Story = {
  args: { projects: ready([]), onAddProject: undefined },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByRole('table')).toBeVisible()
    await expect(actions(screen)).toEqual([])
  },
}

/** Projects at different stages: delivered, in production, and one with beta access that has nothing yet. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    const titles = screen.getAllByRole('rowheader')
    await expect(titles).toHaveLength(3)
    await expect(titles[0]).toHaveTextContent('Kitchen lamp')
    await expect(titles[1]).toHaveTextContent('Android, Linux')
    await userEvent.click(screen.getByRole('button', { name: /Warehouse picking/ }))
    await expect(args.onOpenStudio.mock.calls).toEqual([[warehouse]])
    // The banner leads to what was changed last.
    await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onOpenStudio).toHaveBeenLastCalledWith(lamp)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([
      'https://docs.example.com',
      'https://tour.example.com',
      'https://support.example.com',
    ])
  },
}

/** An installation without pages of its own: what would lead there is left out. */
export const NoLinks: Story = {
  args: { documentationHref: undefined, productTourHref: undefined, supportHref: undefined },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.queryByRole('link')).not.toBeInTheDocument()
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4)
  },
}

/** On phones adding a project comes after those that there are. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    const last = screen.getAllByRole('button').at(-1) as HTMLElement
    const project = screen.getByRole('button', { name: /Intercom/ })
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(project.getBoundingClientRect().bottom)
    await userEvent.click(last)
    await expect(args.onAddProject).toHaveBeenCalledOnce()
  },
}

const crowd: Project[] = Array.from({ length: 25 }, (_, index) =>
  aProject({
    id: index + 1,
    title: `${index + 1} ${'Préparation vocale en entrepôt '.repeat(4)}`.slice(0, 100).trim(),
    status: ['Discovery', 'Development', 'Deployment', 'Production'][index % 4],
    solution_operating_system: ['Android', 'iOS', 'Linux', 'Windows', 'FreeRTOS'].slice(0, (index % 5) + 1),
    tags: warehouse.tags.slice(0, index % 4),
  }),
)

/** A page of the longest names there can be; nothing leaves the window. */
export const Crowded: Story = {
  args: {
    projects: ready(crowd),
    organization: 'Lumière Instruments de précision '.repeat(4).slice(0, 100).trim(),
  },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getAllByRole('rowheader')).toHaveLength(25)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** Twenty-five projects are searched, and the words of the table are explained beside them. */
export const Searched: Story = {
  args: { projects: ready(crowd) },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    const field = screen.getByRole('searchbox')
    const last = crowd.at(-1)?.title ?? ''
    await userEvent.type(field, last)
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    await expect(screen.getByRole('rowheader')).toHaveTextContent(last)
    await userEvent.clear(field)
    await userEvent.type(field, 'zebra')
    await expect(await screen.findByText(/zebra/)).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const help = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(help.getByText(/^(Development|Développement)$/)).toBeVisible())
  },
}
