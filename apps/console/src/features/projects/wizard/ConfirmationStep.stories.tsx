import { labelOf, type ProjectState, projectStates } from '@saywright/api/catalogue'
import { aDeal } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProjectWizardScreen } from './ProjectWizardScreen.js'
import {
  aWizard,
  heading,
  inTask,
  items,
  nextLinks,
  picked,
  storeAt,
  values,
  warehouse,
  words,
} from './testing/wizardStory.js'

const sent = values({ choice: picked, details: warehouse })

/** The wizard at its end. @param changes overrides, by group. */
const atEnd = ({ state, actions }: Parameters<typeof aWizard>[0] = {}) =>
  aWizard({ state: { place: { store: storeAt('end', sent) }, ...state }, actions })

const meta = {
  title: 'Console/Projects/Wizard/Confirmation',
  component: ProjectWizardScreen,
  ...inTask,
  args: atEnd(),
} satisfies Meta<typeof ProjectWizardScreen>
export default meta
type Story = StoryObj<typeof meta>

const done = (canvas: HTMLElement, locale: unknown) =>
  within(within(canvas).getByRole('list', { name: words(locale).end.progress }))
    .getAllByRole('listitem')
    .map((item) => item.dataset.state)

const word = (state: ProjectState, locale: unknown) =>
  labelOf(projectStates, state, locale === 'fr-FR' ? 'fr-FR' : 'en-US')

/** The request is saved and will be reviewed; three ways to use the time, one of them in a new tab. */
export const Waiting: Story = {
  name: 'K-045 Waiting',
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { headings, end } = words(globals.locale)
    await expect(heading(canvasElement)).toHaveTextContent(headings.end)
    await expect(items(canvasElement).every(({ dataset }) => dataset.state === 'done')).toBe(true)
    await expect(done(canvasElement, globals.locale)).toEqual(['done', 'upcoming', 'upcoming'])
    await expect(canvas.getByText(/ada@example\.com/)).toBeVisible()
    await expect(canvas.getByText(warehouse.title)).toBeVisible()
    await expect(canvas.getByText(word('waiting', globals.locale))).toBeVisible()
    await expect(canvas.getByText('Halden Logistics').parentElement).toHaveTextContent(
      'Halden Logistics, Windows',
    )
    const ways = canvas.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('link'))
    const facts = ways.map((link) => [link.getAttribute('href'), link.getAttribute('target') ?? ''])
    await expect(facts).toEqual([
      [nextLinks.productTourHref, '_blank'],
      [nextLinks.documentationHref, ''],
      [nextLinks.inviteHref, ''],
    ])
    for (const [at, name] of [end.tour, end.documentation, end.invite].entries())
      await expect(ways[at]).toHaveTextContent(name)
    await expect(canvas.getByRole('link', { name: end.projects })).toHaveAttribute('href', '/projects')
    // Where there is little room the steps unfold by a button, the only one here.
    const buttons = canvas.queryAllByRole('button').filter((button) => !button.ariaExpanded)
    await expect(buttons).toEqual([])
  },
}

/** Requests need no review: the resources were delivered at once. */
export const Approved: Story = {
  args: atEnd({
    state: { request: { outcome: { status: 'approved', created_at: aDeal().created_at } } },
    actions: { request: { openStudio: fn() } },
  }),
  play: async ({ args, canvasElement, globals }) => {
    const { headings, end } = words(globals.locale)
    await expect(heading(canvasElement)).toHaveTextContent(headings.approved)
    await expect(done(canvasElement, globals.locale)).toEqual(['done', 'done', 'done'])
    await expect(within(canvasElement).getByText(word('evaluation', globals.locale))).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: end.studio }))
    await expect(args.actions.request.openStudio).toHaveBeenCalledOnce()
  },
}

/** This installation has neither a tour nor documentation. */
export const WithoutPages: Story = {
  args: atEnd({ state: { links: { next: { inviteHref: nextLinks.inviteHref } } } }),
  play: async ({ canvasElement, globals }) => {
    const { tour, documentation, invite } = words(globals.locale).end
    const canvas = within(canvasElement)
    for (const absent of [tour, documentation]) await expect(canvas.queryByText(absent)).toBeNull()
    await expect(canvas.getByRole('link', { name: invite })).toBeVisible()
  },
}
