import { labelOf, type ProjectState, projectStates } from '@saywright/api/catalogue'
import { ApiError, failed, loading, type Project, ready } from '@saywright/api/contract'
import { aDeal, anOnboarding, aProject } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../../testing/frames.js'
import { projectsMessages } from '../messages/index.js'
import { DashboardScreen, type DashboardState } from './DashboardScreen.js'
import { aDashboard, intercom, lamp, warehouse } from './testing/aDashboard.js'

const synthesisAsked = aDeal({ deal_id: 18, diff_tech_voice_synthesis: true })

const retry = fn()

const meta = {
  title: 'Console/Projects/Dashboard',
  component: DashboardScreen,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: aDashboard(),
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** With other projects. */
const withProjects = (all: DashboardState['projects']['all']) => aDashboard({ state: { projects: { all } } })

/** With first steps that are shown. */
const withFirstSteps = (shown: DashboardState['firstSteps']['shown']) =>
  aDashboard({ state: { firstSteps: { shown } } })

/** The first dashboard of a new account. */
const ofNewcomer = {
  projects: { all: ready([]), organization: undefined },
  firstSteps: { shown: anOnboarding({ profile: false, project: false }) },
}

/** The same, with a sample project to try. */
const inFirstMinutes = () =>
  aDashboard({
    state: { ...ofNewcomer, firstSteps: { ...ofNewcomer.firstSteps, isCommandNext: true } },
    actions: { projects: { openSample: fn() } },
  })

const word = (state: ProjectState, locale: unknown) =>
  labelOf(projectStates, state, locale === 'fr-FR' ? 'fr-FR' : 'en-US')

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** The buttons that are not the head of a column. */
const actions = (screen: ReturnType<typeof main>) =>
  screen.queryAllByRole('button').filter((button) => !button.closest('thead'))

/** The targets of the links beside the projects. */
const linksBeside = (screen: ReturnType<typeof main>) =>
  screen.getAllByRole('link').flatMap((link) => (link.closest('table') ? [] : link.getAttribute('href')))

/** The projects are loading. */
export const Loading: Story = {
  args: withProjects(loading),
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(main(canvasElement).queryByRole('rowheader')).not.toBeInTheDocument()
  },
}

/** The projects could not be read; they can be requested again. */
export const Failed: Story = {
  args: withProjects(failed(new ApiError({ kind: 'network' }), retry)),
  play: async ({ canvasElement }) => {
    retry.mockClear()
    const alert = main(canvasElement).getByRole('alert')
    await expect(alert).toBeVisible()
    await userEvent.click(within(alert).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const currentStep = (screen: ReturnType<typeof main>) =>
  screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step')
const card = (canvasElement: HTMLElement) => within(canvasElement.querySelector('#onboarding') as HTMLElement)

/** Right after the account is made: one step is open, and a project can be added at once all the same. */
export const Empty: Story = {
  name: 'K-048 Empty',
  args: aDashboard({ state: ofNewcomer }),
  play: async ({ args, canvasElement, globals }) => {
    const screen = main(canvasElement)
    await expect(currentStep(screen)).toHaveLength(1)
    const { onboarding } = messagesIn(projectsMessages, globals.locale)
    const steps = card(canvasElement).getAllByRole('listitem')
    const words = [onboarding.account, onboarding.profile, onboarding.project, onboarding.command]
    for (const [at, step] of steps.entries()) await expect(step).toHaveTextContent(words[at] as string)
    await expect(steps.map(({ dataset }) => dataset.state)).toEqual(['done', 'next', 'later', 'later'])
    await userEvent.click(actions(screen)[0] as HTMLElement)
    await expect(args.actions.projects.add).toHaveBeenCalledOnce()
    await userEvent.click(card(canvasElement).getByRole('button'))
    await expect(args.actions.firstSteps.take).toHaveBeenCalledWith('profile')
  },
}

/** The profile is complete: the project is next. */
export const ProjectIsNext: Story = {
  args: aDashboard({ state: { ...ofNewcomer, firstSteps: { shown: anOnboarding({ project: false }) } } }),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(card(canvasElement).getByRole('button'))
    await expect(args.actions.firstSteps.take).toHaveBeenCalledWith('project')
  },
}

/** A project exists: the remaining step is a sentence, said in its studio. */
export const CommandIsNext: Story = {
  args: withFirstSteps(anOnboarding()),
  play: async ({ args, canvasElement }) => {
    await expect(currentStep(main(canvasElement))).toHaveLength(1)
    await userEvent.click(card(canvasElement).getByRole('button'))
    await expect(args.actions.firstSteps.take).toHaveBeenCalledWith('command')
  },
}

/** Every step is done, and the card says so until it is put away. */
export const Finished: Story = {
  name: 'K-008 Finished',
  args: withFirstSteps(anOnboarding({ command: true })),
  play: async ({ args, canvasElement }) => {
    await expect(currentStep(main(canvasElement))).toHaveLength(0)
    await expect(card(canvasElement).getByText(/Everything is ready|Tout est prêt/)).toBeVisible()
    await userEvent.click(card(canvasElement).getByRole('button'))
    await expect(args.actions.firstSteps.close).toHaveBeenCalledOnce()
    await expect(args.actions.firstSteps.take).not.toHaveBeenCalled()
  },
}

/** A team member before the first project: only their own steps are left, and an administrator adds the project. */
export const NotAdministrator: Story = {
  name: 'P-009 Not administrator',
  args: aDashboard({
    state: {
      projects: { all: ready([]) },
      firstSteps: { shown: anOnboarding({ profile: false, project: false }), own: ['profile'] },
    },
    actions: { projects: { add: undefined } },
  }),
  play: async ({ args, canvasElement, globals }) => {
    const { dashboard, onboarding } = messagesIn(projectsMessages, globals.locale)
    const screen = main(canvasElement)
    await expect(screen.getByText(dashboard.empty.notAdministrator)).toBeVisible()
    // The organization may have projects that a guest does not see.
    await expect(screen.getByText(/add you to one|vous ajouter à un projet/)).toBeVisible()
    await expect(card(canvasElement).queryByText(onboarding.project)).toBeNull()
    await expect(actions(screen)).toHaveLength(1)
    await userEvent.click(actions(screen)[0] as HTMLElement)
    await expect(args.actions.firstSteps.take).toHaveBeenCalledWith('profile')
  },
}

/** A teammate of a project: the remaining step is a command, said in its studio. */
export const Teammate: Story = {
  args: aDashboard({
    state: { firstSteps: { shown: anOnboarding(), own: ['profile', 'command'] } },
    actions: { projects: { add: undefined } },
  }),
  play: async ({ args, canvasElement, globals }) => {
    const { onboarding } = messagesIn(projectsMessages, globals.locale)
    await expect(card(canvasElement).queryByText(onboarding.project)).toBeNull()
    await userEvent.click(card(canvasElement).getByRole('button'))
    await expect(args.actions.firstSteps.take).toHaveBeenCalledWith('command')
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
    await expect(args.actions.projects.openStudio).toHaveBeenCalledOnce()
    await expect(args.actions.projects.openStudio).toHaveBeenCalledWith(warehouse)
    // The banner leads to the project changed last.
    await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.actions.projects.openStudio).toHaveBeenLastCalledWith(lamp)
    await expect(linksBeside(screen)).toEqual([
      'https://docs.example.com',
      'https://tour.example.com',
      '/contact/b984',
      'https://support.example.com',
    ])
  },
}

/** All that a dashboard has: the first steps, the projects with icon and status, the banner, help, a beginning and a way to add one. */
export const Contents: Story = {
  name: 'K-049 Contents',
  tags: ['no-picture'],
  args: withFirstSteps(anOnboarding({ project: false })),
  play: async ({ canvasElement, globals }) => {
    const t = messagesIn(projectsMessages, globals.locale)
    const screen = main(canvasElement)
    await expect(card(canvasElement).getByRole('heading')).toBeVisible()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    const states = [
      /^(In evaluation, 20 days|En évaluation, 20 jours)$/,
      word('production', globals.locale),
      word('draft', globals.locale),
    ]
    for (const [at, row] of rows.entries()) {
      await expect(within(row).getByRole('img')).toBeVisible()
      await expect(within(row).getByText(states[at] as string)).toBeVisible()
    }
    for (const name of [t.banner.commands.title, t.help.title, t.start.title])
      await expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(screen.getByRole('button', { name: t.dashboard.add })).toBeVisible()
  },
}

/** An installation without pages of its own: help and a beginning are there all the same, in the product. */
export const NoLinks: Story = {
  args: aDashboard({
    state: {
      links: { documentationHref: undefined, productTourHref: undefined, supportHref: undefined },
    },
  }),
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await expect(linksBeside(screen)).toEqual(['/contact/b984', '/contact'])
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
  },
}

const sampleButton = /Try the sample|Essayer le projet/

/** A new user: the purpose of the product comes first, with one way to try it. */
export const FirstMinutes: Story = {
  args: inFirstMinutes(),
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    const ways = screen.getAllByRole('button', { name: sampleButton })
    await expect(ways).toHaveLength(1)
    const steps = card(canvasElement).getByRole('heading')
    // Testing by voice is possible at once: no step comes before it.
    await expect(steps).toHaveTextContent(/^(3 steps left|Encore 3 étapes)$/)
    await expect(ways[0]?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(ways[0] as HTMLElement)
    await expect(args.actions.projects.openSample).toHaveBeenCalledOnce()
  },
}

/** The same on a phone: the text is complete. */
export const FirstMinutesOnPhone: Story = {
  args: inFirstMinutes(),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const way = main(canvasElement).getByRole('button', { name: sampleButton })
    await expect(way).toBeVisible()
    await expect(way).toHaveAccessibleDescription(/larger screen|plus grand écran/)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** A command was recognized: the offer is no longer the sample, but a grammar of the user's own. */
export const AfterFirstCommand: Story = {
  args: aDashboard({
    state: { firstSteps: { shown: anOnboarding({ profile: false, command: true }) } },
    actions: { projects: { openSample: fn() } },
  }),
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.queryByRole('button', { name: sampleButton })).not.toBeInTheDocument()
    await expect(screen.getByRole('heading', { name: /One step left$|Encore une étape$/ })).toBeVisible()
    // The last step is not where one starts.
    await expect(card(canvasElement).queryByText(/^(Start|Commencez) /)).toBeNull()
    await expect(screen.getByRole('button', { name: /Write a grammar|Écrire une/ })).toBeVisible()
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
    // The studio says that the screen is too small: the list says it before, once.
    await expect(project).toHaveAccessibleDescription(/larger screen|plus grand écran/)
    await expect(screen.getAllByText(/larger screen|plus grand écran/)).toHaveLength(1)
    await userEvent.click(last)
    await expect(args.actions.projects.add).toHaveBeenCalledOnce()
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

/** On tablets the text is cut, and dates stay in one line. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: aDashboard({
    state: {
      projects: { all: ready(crowd) },
      firstSteps: { shown: anOnboarding() },
      links: { inviteHref: '/account/organization/users' },
    },
  }),
  play: async ({ canvasElement }) => {
    const dates = main(canvasElement).getAllByRole('cell', { name: /^\d+\/\d+\/\d+$/ })
    await expect(dates.length).toBeGreaterThan(0)
    for (const date of dates) {
      const words = document.createRange()
      words.selectNodeContents(date)
      await expect(words.getClientRects()).toHaveLength(1)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    const table = main(canvasElement).getByRole('table')
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
    await expect(within(table).getAllByRole('rowheader').at(-1)).toHaveTextContent(/delivered|livrée/i)
    // No wider than its card: no button is cut off.
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
  },
}

/** A title without a space breaks inside its card, and pushes nothing out of it. */
export const UnbrokenTitle: Story = {
  args: withProjects(ready([aProject({ title: 'Préparationvocale'.repeat(6).slice(0, 100) })])),
  play: async ({ canvasElement }) => {
    const open = main(canvasElement).getByRole('button', { name: /^(Open the studio|Ouvrir le studio)/ })
    const card = open.closest('section, article, li, table')?.parentElement
    const right = card?.getBoundingClientRect().right ?? 0
    await expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** A page of the longest names there can be; nothing leaves the window. */
export const Crowded: Story = {
  args: aDashboard({
    state: {
      projects: {
        all: ready(crowd),
        organization: 'Lumière Instruments de précision '.repeat(4).slice(0, 100).trim(),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getAllByRole('rowheader')).toHaveLength(25)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** Twenty-five projects are searched. */
export const Searched: Story = {
  args: withProjects(ready(crowd)),
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
  },
}

/** Where the text of an element begins, in pixels from the edge of the window. */
function startOf(element: HTMLElement): number {
  const text = document.createRange()
  text.selectNodeContents(element.lastChild as Node)
  return text.getBoundingClientRect().left
}

/** The meaning of each state is beside the projects, below its label. */
export const StatesExplained: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, globals }) => {
    const { states } = messagesIn(projectsMessages, globals.locale)
    const heading = main(canvasElement).getByRole('heading', { name: states.title })
    const card = within(heading.parentElement as HTMLElement)
    for (const { code } of projectStates) {
      const explained = card.getByText(word(code, globals.locale)).closest('li') as HTMLElement
      await expect(explained).toHaveTextContent(states[code])
      const [said, meant] = [word(code, globals.locale), states[code]].map((text) =>
        startOf(within(explained).getByText(text)),
      )
      await expect(Math.abs((said ?? 0) - (meant ?? 0))).toBeLessThan(1)
    }
  },
}

const ofEachState = [
  aProject({ id: 1, title: 'Voice picking' }),
  aProject({ id: 2, title: 'Museum guide', tags: [] }),
  aProject({ id: 3, title: 'Dental chair', evaluation_ends_on: null }),
  aProject({ id: 4, title: 'Line maintenance', tags: [], deal_id: 18, deals: [synthesisAsked] }),
  aProject({ id: 5, title: 'Kiosk ticketing', evaluation_ends_on: '2026-07-28T09:00:00.000Z' }),
]

/** Every state that a project can have, with the days that an evaluation has left. */
export const States: Story = {
  name: 'M-007 States',
  args: withProjects(ready(ofEachState)),
  play: async ({ canvasElement, globals }) => {
    const rows = within(main(canvasElement).getByRole('table')).getAllByRole('row').slice(1)
    const days = globals.locale === 'fr-FR' ? ', 20 jours' : ', 20 days'
    const codes = ['evaluation', 'draft', 'production', 'waiting', 'ended'] as const
    for (const [at, code] of codes.entries()) {
      const said = word(code, globals.locale) + (code === 'evaluation' ? days : '')
      await expect(within(rows[at] as HTMLElement).getByText(said)).toBeVisible()
    }
    // The tile of a draft has a dashed edge.
    const dashed = rows.map((row) => row.querySelector('[data-draft]') !== null)
    await expect(dashed).toEqual(codes.map((code) => code === 'draft'))
    // The order in which they come is marked.
    const sorted = main(canvasElement).getByRole('columnheader', { name: /^(Updated|Modifié le)$/ })
    await expect(sorted).toHaveAttribute('aria-sort', 'descending')
  },
}

const closeAutomatic = fn()

/** Requests need no review here; an older one is still pending. The note is dismissed permanently. */
export const Automatic: Story = {
  name: 'M-007 Automatic',
  args: aDashboard({
    state: { projects: { all: ready(ofEachState) }, notes: { isAutomaticShown: true } },
    actions: { notes: { closeAutomatic } },
  }),
  play: async ({ canvasElement, globals }) => {
    closeAutomatic.mockClear()
    const { automatic } = messagesIn(projectsMessages, globals.locale)
    const [, begin, end] = /^<lead>(.*)<\/lead>(.*)$/.exec(automatic.waiting) ?? []
    const note = main(canvasElement).getByText(begin as string).parentElement
    await expect(note).toHaveTextContent(`${begin}${end}`)
    await userEvent.click(main(canvasElement).getByRole('button', { name: automatic.close }))
    await expect(closeAutomatic).toHaveBeenCalledOnce()
  },
}

/** None is pending: older requests are not mentioned. */
export const AutomaticForAll: Story = {
  tags: ['no-picture'],
  args: aDashboard({ state: { notes: { isAutomaticShown: true } } }),
  play: async ({ canvasElement, globals }) => {
    const { automatic } = messagesIn(projectsMessages, globals.locale)
    const words = /<lead>(.*)<\/lead>/.exec(automatic.text)?.[1] as string
    const note = main(canvasElement).getByText(words).parentElement
    await expect(note).toHaveTextContent(automatic.text.replace(/<\/?lead>/g, ''))
    await expect(note?.textContent).not.toContain(automatic.waiting.replace(/<\/?lead>/g, ''))
  },
}

const titlesOf = (canvasElement: HTMLElement) =>
  main(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

/** Projects that need an action, or can be worked with, are filtered; arrow keys choose the filter. */
export const Filtered: Story = {
  args: States.args,
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    screen.getByRole('radio', { name: /^(All|Tous) \(5\)$/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('radio', { name: /^(To do|À faire) \(2\)$/ })).toBeChecked()
    await expect(titlesOf(canvasElement)).toEqual([
      expect.stringContaining('Museum guide'),
      expect.stringContaining('Kiosk ticketing'),
    ])
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('radio', { name: /^(Open|Ouverts) \(2\)$/ })).toBeChecked()
    await expect(titlesOf(canvasElement)).toEqual([
      expect.stringContaining('Voice picking'),
      expect.stringContaining('Dental chair'),
    ])
  },
}

/** None waits for the person: that choice cannot be made. */
export const NothingToDo: Story = {
  tags: ['no-picture'],
  args: withProjects(ready([1, 2, 3, 4].map((id) => aProject({ id, title: `Voice picking ${id}` })))),
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('radio', { name: /\(0\)$/ })).toBeDisabled()
  },
}

/** On a phone the choices share the width, and the cards keep both of their actions. */
export const FilteredOnPhone: Story = {
  args: States.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await userEvent.click(screen.getByRole('radio', { name: /^(To do|À faire) / }))
    await expect(screen.queryByText('Voice picking')).toBeNull()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

const extend = /^(Extend the evaluation of|Prolonger l’évaluation de) Kiosk ticketing$/

/** Where the evaluation has ended, an administrator requests more. */
export const Extend: Story = {
  tags: ['no-picture'],
  args: States.args,
  play: async ({ canvasElement }) => {
    const links = main(canvasElement).getAllByRole('link', { name: /^(Extend|Prolonger)/ })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/projects/5/settings/technologies',
    ])
    await expect(links[0]).toHaveAccessibleName(extend)
  },
}

/** On a laptop the states are explained first, within the window. */
export const StatesOnLaptop: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const { states, start } = messagesIn(projectsMessages, globals.locale)
    const names = main(canvasElement)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    await expect(names.indexOf(states.title)).toBeLessThan(names.indexOf(start.title))
  },
}

/** A member who may not ask for more has no way to extend. */
export const MayNotExtend: Story = {
  tags: ['no-picture'],
  args: aDashboard({
    state: { projects: { all: ready(ofEachState) } },
    actions: { projects: { add: undefined } },
  }),
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText('Kiosk ticketing')).toBeVisible()
    await expect(main(canvasElement).queryByRole('link', { name: extend })).toBeNull()
  },
}

const startOver = fn<() => Promise<void>>()

/** An incomplete project: it is continued where it was left, or started over after a confirmation. */
export const Draft: Story = {
  args: aDashboard({
    state: {
      projects: {
        draft: {
          draft: {
            title: 'Museum audio guide',
            step: 'languages',
            place: 3,
            total: 5,
            useCases: ['tech_voice_strict_commands', 'tech_voice_synthesis'],
            updatedAt: '2026-11-19T10:00:00.000Z',
          },
          href: '/wizard/project?step=languages',
          onStartOver: startOver,
        },
      },
    },
  }),
  beforeEach: () => {
    startOver.mockReset().mockResolvedValue(undefined)
  },
  play: async ({ canvasElement, globals }) => {
    const { draft } = messagesIn(projectsMessages, globals.locale)
    const card = within(canvasElement.querySelector('#draft') as HTMLElement)
    await expect(card.getByText(word('draft', globals.locale))).toBeVisible()
    // Selected technologies are outlined: nothing is delivered.
    await expect(card.getByRole('img')).toHaveAccessibleName(/2/)
    await expect(card.getByText(/^(Step 3 of 5: |Étape 3 sur 5\u00a0: )/)).toBeVisible()
    await expect(card.getByRole('link', { name: draft.continue })).toHaveAttribute(
      'href',
      '/wizard/project?step=languages',
    )
    await userEvent.click(card.getByRole('button', { name: draft.startOver }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: draft.startOver }))
    await waitFor(() => expect(startOver).toHaveBeenCalledOnce())
  },
}

/** A request is open: its additions are counted and outlined, beside deliveries. */
export const Requested: Story = {
  name: 'K-049 Requested',
  args: withProjects(
    ready([
      { ...lamp, deal_id: 18, deals: [synthesisAsked] },
      { ...intercom, deal_id: 19, deals: [{ ...synthesisAsked, deal_id: 19 }] },
    ]),
  ),
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByText(/^1 (delivered, 1 requested|livrée, 1 demandée)$/)).toBeVisible()
    await expect(screen.getByText(/^1 (requested|demandée)$/)).toBeVisible()
    await expect(screen.getByRole('img', { name: /^1 .*7.*1 (requested|demandée)/ })).toBeVisible()
  },
}

/** A row leads to the area of its project; its button still opens the studio. */
export const LeadsToArea: Story = {
  name: 'Leads to the area',
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    const rows = within(main(canvasElement).getByRole('table'))
    const hrefs = rows.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual(['/projects/7/settings', '/projects/8/settings', '/projects/9/settings'])
    await userEvent.click(rows.getAllByRole('button', { name: /studio/i })[1] as HTMLElement)
    await expect(args.actions.projects.openStudio).toHaveBeenCalledWith(warehouse)
  },
}

/** On a phone the title leads to the menu of the project. */
export const LeadsToMenu: Story = {
  name: 'Leads to the menu on a phone',
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const title = main(canvasElement).getByRole('link', { name: 'Warehouse picking' })
    await expect(title).toHaveAttribute('href', '/project-menu/8')
    // So does the arrow at the end of its line.
    const { x, y, width, height } = title
      .closest('li')!
      .querySelector('svg.lucide-chevron-right')!
      .getBoundingClientRect()
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(title)
  },
}
