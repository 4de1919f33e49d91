import { aProject } from '@saywright/api/testing'
import { Avatar, Page, Text } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TasksButton } from '../parts/tasks/TasksButton.js'
import { StudioLayout, type StudioLayoutProps } from './StudioLayout.js'

/** A project under evaluation. @param changes overrides. */
const anOpenProject = (
  changes: Partial<StudioLayoutProps['project']> = {},
): StudioLayoutProps['project'] => ({
  id: 7,
  open: aProject({ title: 'Warehouse voice picking' }),
  standing: { state: 'evaluation', daysLeft: 18 },
  ...changes,
})

const meta = {
  title: 'Studio/Layout',
  component: StudioLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    project: anOpenProject(),
    places: {
      pathname: '/7',
      consoleHref: 'https://saywright.example/projects',
      resourcesHref: 'https://saywright.example/projects/7/settings/technologies',
    },
    tasks: <TasksButton open={2} onPress={fn()} />,
    account: <Avatar name="Camille Moreau" />,
    minimum: { width: 1, height: 1 },
    children: (
      <Page title="picking-en">
        <Text>…</Text>
      </Page>
    ),
  },
} satisfies Meta<typeof StudioLayout>
export default meta
type Story = StoryObj<typeof meta>

/** A project under evaluation, with the places that exist and the way back to the console. */
export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Warehouse voice picking')).toBeVisible()
    const links = canvas.getAllByRole('link')
    const hrefs = links.map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual(expect.arrayContaining(['/7', '/7/voice-commands', '/7/audio-files']))
    await expect(hrefs.at(-1)).toBe('https://saywright.example/projects')
    await expect(canvasElement.querySelector('a[href="/7"][aria-current]')).toBeInTheDocument()
  },
}

/** The project is loading: the places are shown already. */
export const Loading: Story = {
  args: { project: anOpenProject({ open: undefined, standing: undefined }), account: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toBeVisible()
    await expect(within(canvasElement).queryByText('Warehouse voice picking')).toBeNull()
  },
}

/** The link to continue after an end. */
const askForMore = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('link', { name: /^(Request resources|Demander des ressources)$/ })

/** The thirty days are over; the console is where more is requested. */
export const EvaluationEnded: Story = {
  args: { project: anOpenProject({ standing: { state: 'ended' } }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/18/)
    await expect(canvasElement).toHaveTextContent(/ended|terminée/i)
    await expect(askForMore(canvasElement)).toHaveAttribute('href', meta.args.places.resourcesHref)
  },
}

/** The hour of the trial, which is counted down and ends while one looks. */
export const Trial: Story = {
  name: 'K-046 Trial',
  args: {
    project: anOpenProject({ standing: { state: 'draft' }, trialEndsOn: '2099-01-01T00:00:00.000Z' }),
  },
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', {
      name: /^(Time left of the trial|Temps restant)/,
    })
    const before = timer.textContent
    await waitFor(() => expect(timer.textContent).not.toBe(before))
  },
}

/** The hour is over. */
export const TrialEnded: Story = {
  args: {
    project: anOpenProject({ standing: { state: 'draft' }, trialEndsOn: '2026-11-20T16:00:00.000Z' }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^(Trial ended|Essai terminé)$/)).toBeVisible()
    await expect(within(canvasElement).queryByRole('timer')).toBeNull()
    await expect(askForMore(canvasElement)).toHaveAttribute('href', meta.args.places.resourcesHref)
  },
}

/** Resources were delivered since the trial, which is no longer shown. */
export const DeliveredSinceTrial: Story = {
  args: { project: anOpenProject({ trialEndsOn: '2026-11-20T16:00:00.000Z' }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^(In evaluation, 18 days|En évaluation, 18 jours)$/),
    ).toBeVisible()
    await expect(within(canvasElement).queryByText(/^(Trial ended|Essai terminé)$/)).toBeNull()
  },
}

/** Delivered permanently. */
export const Production: Story = {
  args: { project: anOpenProject({ standing: { state: 'production' } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^(In production|En production)$/)).toBeVisible()
  },
}

/** Nothing was decided yet. */
export const Waiting: Story = {
  args: { project: anOpenProject({ standing: { state: 'waiting' } }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^(Waiting for a decision|En attente d’une décision)$/),
    ).toBeVisible()
  },
}

/** Everything works on the machine of the user, which the badge explains on a press. */
export const Local: Story = {
  args: { isLocal: true },
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).queryByRole('button', { name: /^(Local only|En local)$/ })
    // There is no room for it on a phone.
    if (!mark) return expect(window.innerWidth).toBeLessThan(600)
    await userEvent.click(mark)
    const popover = await within(document.body).findByRole('dialog', { name: /^(Local only|En local)$/ })
    await waitFor(() => expect(popover).toBeVisible())
    await expect(popover).toHaveTextContent(/nothing is sent elsewhere|rien n’est envoyé/)
  },
}

/** The longest name a project can have does not push anything away. */
export const Crowded: Story = {
  args: {
    project: anOpenProject({ open: aProject({ title: 'Commande vocale pour préparateurs '.repeat(4) }) }),
    isLocal: true,
  },
}

/** On a phone the longest words about an evaluation are broken rather than pushed out of the window. */
export const LongEvaluation: Story = {
  args: {
    project: anOpenProject({ standing: { state: 'evaluation', daysLeft: 365 } }),
    tasks: <TasksButton open={120} onPress={fn()} />,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('header') as HTMLElement
    await expect(bar).toHaveTextContent(/365/)
    for (const width of ['320px', '390px']) {
      canvasElement.style.width = width
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
    }
    canvasElement.style.width = ''
  },
}

/** The window has no room for the studio, which says so and leads back. */
export const ScreenTooSmall: Story = {
  args: { minimum: { width: 9000, height: 720 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Warehouse voice picking')).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://saywright.example/projects')
  },
}
