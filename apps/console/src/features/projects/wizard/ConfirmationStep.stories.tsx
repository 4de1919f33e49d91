import { labelOf, type ProjectState, projectStates } from '@saywright/api/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProjectWizardScreen } from './ProjectWizardScreen.js'
import {
  args,
  heading,
  inTask,
  items,
  picked,
  storeAt,
  values,
  warehouse,
  words,
} from './testing/wizardStory.js'

const meta = {
  title: 'Console/Projects/Wizard/Confirmation',
  component: ProjectWizardScreen,
  ...inTask,
  args: { ...args, store: storeAt('end', values({ choice: picked, details: warehouse })) },
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
      [args.productTourHref, '_blank'],
      [args.documentationHref, ''],
      [args.inviteHref, ''],
    ])
    for (const [at, name] of [end.tour, end.documentation, end.invite].entries())
      await expect(ways[at]).toHaveTextContent(name)
    await expect(canvas.getByRole('link', { name: end.projects })).toHaveAttribute('href', '/projects')
    // Where there is little room the steps unfold by a button; there is no other.
    const buttons = canvas.queryAllByRole('button').filter((button) => !button.ariaExpanded)
    await expect(buttons).toEqual([])
  },
}

/** Nobody reviews here: what is installed was delivered at once. */
export const Approved: Story = {
  args: { outcome: { ...args.outcome, status: 'approved' }, onOpenStudio: fn() },
  play: async ({ args: given, canvasElement, globals }) => {
    const { headings, end } = words(globals.locale)
    await expect(heading(canvasElement)).toHaveTextContent(headings.approved)
    await expect(done(canvasElement, globals.locale)).toEqual(['done', 'done', 'done'])
    await expect(within(canvasElement).getByText(word('evaluation', globals.locale))).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: end.studio }))
    await expect(given.onOpenStudio).toHaveBeenCalledOnce()
  },
}

/** Whoever runs this installation has neither a tour nor documentation. */
export const WithoutPages: Story = {
  args: { productTourHref: undefined, documentationHref: undefined },
  play: async ({ canvasElement, globals }) => {
    const { tour, documentation, invite } = words(globals.locale).end
    const canvas = within(canvasElement)
    for (const absent of [tour, documentation]) await expect(canvas.queryByText(absent)).toBeNull()
    await expect(canvas.getByRole('link', { name: invite })).toBeVisible()
  },
}
