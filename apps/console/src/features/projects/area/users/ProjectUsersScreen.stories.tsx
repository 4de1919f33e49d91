import { ApiError, failed, loading, type Member, ready } from '@saywright/api/contract'
import { aMember, aPage, aPerson } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { firstPlace } from '../../../../parts/members/peoplePlace.js'
import { byName } from '../../../../parts/members/sortedMembers.js'
import { brokenWords } from '../../../../testing/lines.js'
import { inProjectArea, picking } from '../testing/frame.js'
import { projectUsersMessages } from './messages.js'
import {
  type ProjectAdministration,
  ProjectUsersScreen,
  type ProjectUsersScreenProps,
} from './ProjectUsersScreen.js'

const retry = fn()
const karl = aMember({
  id: 31,
  role: 'employee',
  user: aPerson({ id: 11, first_name: 'Karl', last_name: 'Winter', email: 'karl.winter@lumiere.example' }),
  projects: [
    { id: 7, title: 'Kitchen lamp' },
    { id: 9, title: 'Kiosk ticketing' },
  ],
})
const amara = aMember({
  id: 32,
  role: 'guest',
  user: aPerson({ id: 12, first_name: 'Amara', last_name: 'Okafor', email: 'amara.okafor@lumiere.example' }),
  projects: [],
})
const attach = fn<ProjectAdministration['onAttach']>(async () => {})
const detach = fn<ProjectAdministration['onDetach']>(async () => {})
const makeOwner = fn<ProjectAdministration['onMakeOwner']>(async () => {})
const place = fn<ProjectUsersScreenProps['onPlace']>()
const othersPlace = fn<ProjectAdministration['onOthersPlace']>()
const invite = fn()
const administration: ProjectAdministration = {
  others: ready(aPage([amara, karl])),
  othersPlace: firstPlace,
  onOthersPlace: othersPlace,
  onAttach: attach,
  onDetach: detach,
  onMakeOwner: makeOwner,
  onInvite: invite,
}

const meta = {
  title: 'Console/Projects/Users',
  component: ProjectUsersScreen,
  decorators: inProjectArea('users'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    for (const mock of [attach, detach, makeOwner, place, othersPlace, invite]) mock.mockClear()
  },
  args: {
    project: picking,
    members: ready(aPage([...byName(picking.members, 'en-US')])),
    place: firstPlace,
    onPlace: place,
    userId: 1,
    administration,
  },
} satisfies Meta<typeof ProjectUsersScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(projectUsersMessages, locale)
const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))
const table = (canvas: HTMLElement, name: string) => within(main(canvas).getByRole('table', { name }))
const cells = (canvas: HTMLElement, name: string) =>
  table(canvas, name)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
const addTo = /^(Add|Ajouter) /
const dialog = async () => within(await within(document.body).findByRole('alertdialog'))
const detachTom = async (canvas: HTMLElement) =>
  userEvent.click(main(canvas).getByRole('button', { name: /^(Remove|Retirer) BECKER Tom/ }))
const askForTom = async (canvas: HTMLElement, locale: unknown) => {
  const name = words(locale).makeOwnerOf.replace('{{name}}', 'BECKER Tom')
  await userEvent.click(main(canvas).getByRole('button', { name }))
}

const isBusy = (canvas: HTMLElement, name: string) =>
  main(canvas).getByRole('table', { name }).getAttribute('aria-busy') === 'true'

/** Both lists are loading. */
export const Loading: Story = {
  args: { members: loading, administration: { ...administration, others: loading } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect([t.members, t.others].map((name) => isBusy(canvasElement, name))).toEqual([true, true])
  },
}

/** The members of the organization are loading; those of the project are there. */
export const LoadingOthers: Story = {
  args: { administration: { ...administration, others: loading } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect([t.members, t.others].map((name) => isBusy(canvasElement, name))).toEqual([false, true])
    await expect(table(canvasElement, t.members).getAllByRole('rowheader')).toHaveLength(3)
  },
}

/** The members of the organization could not be read; they can be requested again. */
export const Failed: Story = {
  args: { administration: { ...administration, others: failed(new ApiError({ kind: 'network' }), retry) } },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The members of the project could not be read; they can be requested again. */
export const MembersFailed: Story = {
  args: { members: failed(new ApiError({ kind: 'network' }), retry), administration: undefined },
  play: async ({ canvasElement, globals }) => {
    retry.mockClear()
    const alert = within(main(canvasElement).getByRole('alert'))
    await expect(alert.getByText(words(globals.locale).membersFailed)).toBeVisible()
    await userEvent.click(alert.getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The project has no members: they can still be added. */
export const Nobody: Story = {
  args: { members: ready(aPage([])) },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(main(canvasElement).getByText(t.nobody)).toBeVisible()
    await expect(table(canvasElement, t.others).getAllByRole('button', { name: addTo })).toHaveLength(2)
  },
}

/** Two tables: members with the date since when, and others, with their projects or a dash. */
export const Administrator: Story = {
  name: 'K-041 P-012 Administrator',
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const headers = (name: string) =>
      table(canvasElement, name)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
    await expect(headers(t.members)).toEqual([
      ...[t.name, t.role, t.added].map((header) => expect.stringContaining(header)),
      t.actions,
    ])
    await expect(headers(t.others)).toEqual([
      expect.stringContaining(t.name),
      expect.stringContaining(t.role),
      t.projects,
      t.actions,
    ])
    const dates = cells(canvasElement, t.members).map(([, date]) => date)
    await expect(dates).toEqual(['10/11/2026', '18/11/2026', '09/11/2026'])
    const projects = cells(canvasElement, t.others).map(([, titles]) => titles)
    await expect(projects).toEqual(['–', 'Kitchen lamp, Kiosk ticketing'])
    await userEvent.click(main(canvasElement).getByRole('button', { name: t.invite }))
    await expect(invite).toHaveBeenCalledOnce()
    await expect(
      table(canvasElement, t.members).getAllByRole('button', { name: /^(Remove|Retirer) / }),
    ).toHaveLength(3)
    await userEvent.click(table(canvasElement, t.others).getAllByRole('button', { name: addTo })[1]!)
    await expect(attach).toHaveBeenCalledWith(karl)
  },
}

/** Members without administration rights read who is in the project, without actions. */
export const ReadOnly: Story = {
  name: 'K-041 P-012 Read only',
  args: { administration: undefined },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(main(canvasElement).getAllByRole('table')).toHaveLength(1)
    await expect(canvasElement.querySelector('tbody button')).toBeNull()
    await expect(main(canvasElement).queryByRole('button', { name: t.invite })).not.toBeInTheDocument()
    await expect(main(canvasElement).getByText(t.note)).toBeVisible()
  },
}

/** Someone is added; their button waits for the server. */
export const Attaching: Story = {
  name: 'K-019 Attaching',
  args: { administration: { ...administration, onAttach: attach.mockImplementation(async () => {}) } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const name = t.addOf.replace('{{name}}', 'WINTER Karl')
    await userEvent.click(main(canvasElement).getByRole('button', { name }))
    await expect(attach).toHaveBeenCalledWith(karl)
  },
}

/** Detaching requires confirmation: the question names person and project, and Cancel has the focus. */
export const DetachAsked: Story = {
  name: 'K-019 Detach asked',
  play: async ({ canvasElement }) => {
    await detachTom(canvasElement)
    const question = await dialog()
    await expect(question.getByRole('heading')).toHaveTextContent(/Tom Becker/)
    await waitFor(() => expect(question.getByText(/Tom Becker.*Warehouse voice picking/)).toBeVisible())
    const [cancel, confirm] = question.getAllByRole('button').slice(-2)
    await waitFor(() => expect(cancel).toHaveFocus())
    await expect(confirm).toBeVisible()
    await expect(detach).not.toHaveBeenCalled()
  },
}

/** A guest loses sight of the project; an employee, who sees every project, does not. */
export const DetachOfGuest: Story = {
  name: 'K-019 Detach of a guest',
  play: async ({ canvasElement, args }) => {
    const ask = async (role: Member['role']) => {
      const { first_name, last_name } =
        args.project.members.find((member) => member.role === role)?.user ?? {}
      const name = new RegExp(`^(Remove|Retirer) ${last_name?.toUpperCase()} ${first_name} `)
      await userEvent.click(main(canvasElement).getByRole('button', { name }))
      return dialog()
    }
    const member = await ask('employee')
    await waitFor(() =>
      expect(member.getByText(/(still sees|voit toujours) Warehouse voice picking/)).toBeVisible(),
    )
    await userEvent.click(member.getAllByRole('button').at(-2) as HTMLElement)
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument())
    const guest = await ask('guest')
    const lost = guest.getByText(
      /(will no longer be able to open|ne pourra plus ouvrir) Warehouse voice picking/,
    )
    await waitFor(() => expect(lost).toBeVisible())
  },
}

/** Cancelled, nothing is sent. */
export const DetachCancelled: Story = {
  name: 'K-019 Detach cancelled',
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await detachTom(canvasElement)
    await userEvent.click((await dialog()).getAllByRole('button').at(-2) as HTMLElement)
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(detach).not.toHaveBeenCalled()
  },
}

/** Confirmed, it is sent and the question goes. */
export const Detached: Story = {
  name: 'K-019 Detached',
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await detachTom(canvasElement)
    await userEvent.click((await dialog()).getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(detach).toHaveBeenCalledOnce())
    await expect(detach.mock.calls[0]?.[0].user.first_name).toBe('Tom')
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** Any member but the owner may become the owner. The question names both, and confirming loses nothing. */
export const MakeOwnerAsked: Story = {
  name: 'K-020 Make owner asked',
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const [before, after] = t.makeOwnerOf.split('{{name}}')
    const offered = table(canvasElement, t.members)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? '')
      .filter((name) => name.startsWith(before!) && name.endsWith(after!))
    await expect(offered).toEqual(
      ['BECKER Tom', 'DE VRIES Nadia'].map((name) => t.makeOwnerOf.replace('{{name}}', name)),
    )
    await askForTom(canvasElement, globals.locale)
    const question = await dialog()
    const said = t.makeOwner.text
      .replace('{{name}}', 'Tom Becker')
      .replace('{{project}}', 'Warehouse voice picking')
      .replace('{{owner}}', 'Ada Lovelace')
    await waitFor(() => expect(question.getByText(said)).toBeVisible())
    await waitFor(() => expect(question.getByRole('button', { name: t.makeOwner.confirm })).toHaveFocus())
    await expect(makeOwner).not.toHaveBeenCalled()
  },
}

/** Confirmed, it is sent and the question goes. */
export const OwnerMade: Story = {
  name: 'K-020 Owner made',
  tags: ['no-picture'],
  play: async ({ canvasElement, globals }) => {
    await askForTom(canvasElement, globals.locale)
    const confirm = (await dialog()).getByRole('button', { name: words(globals.locale).makeOwner.confirm })
    await userEvent.click(confirm)
    await waitFor(() => expect(makeOwner).toHaveBeenCalledOnce())
    await expect(makeOwner.mock.calls[0]?.[0].user.first_name).toBe('Tom')
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** Everybody is in the project already. */
export const Everybody: Story = {
  args: { administration: { ...administration, others: ready(aPage([])) } },
  play: async ({ canvasElement, globals }) => {
    const said = words(globals.locale).everybody.replace('{{organization}}', 'Lumière Instruments')
    await expect(main(canvasElement).getByText(said)).toBeVisible()
  },
}

const crowd = Array.from({ length: 30 }, (_, index) =>
  aMember({
    id: 100 + index,
    role: 'employee',
    user: aPerson({
      id: 100 + index,
      first_name: 'Marguerite-Anne Victoire',
      last_name: `von Hohenlohe-Waldenburg-Schillingsfürst ${index + 1}`,
      email: `marguerite-anne.victoire.${index}@${'entrepots-et-plateformes.'.repeat(4)}example.com`,
    }),
    projects: Array.from({ length: 6 }, (_, number) => ({ id: number + 1, title: `Entrepôt ${number + 1}` })),
  }),
)

/** A large organization: one page of it, to be sorted, and a name to be looked for, both by the server. */
export const Crowded: Story = {
  args: {
    administration: { ...administration, others: ready({ data: crowd.slice(0, 10), total: crowd.length }) },
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(table(canvasElement, t.others).getAllByRole('rowheader')).toHaveLength(10)
    await userEvent.click(table(canvasElement, t.others).getByRole('button', { name: new RegExp(t.role) }))
    await expect(othersPlace.mock.lastCall?.[0].sort).toMatchObject({ column: 'role' })
    await userEvent.type(main(canvasElement).getByRole('searchbox'), 'fürst 30')
    await waitFor(() => expect(othersPlace).toHaveBeenLastCalledWith({ ...firstPlace, text: 'fürst 30' }))
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

const many = { data: crowd.slice(0, 10), total: crowd.length }

/** A large project: one page of it, to be sorted, and a name to be looked for, both by the server. */
export const CrowdedProject: Story = {
  args: { members: ready(many), administration: { ...administration, others: ready(aPage([])) } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const members = table(canvasElement, t.members)
    await expect(members.getAllByRole('rowheader')).toHaveLength(10)
    await userEvent.click(members.getByRole('button', { name: new RegExp(t.added) }))
    await expect(place.mock.lastCall?.[0].sort).toMatchObject({ column: 'created_at' })
    await userEvent.type(main(canvasElement).getByRole('searchbox'), 'fürst 30')
    await waitFor(() => expect(place).toHaveBeenLastCalledWith({ ...firstPlace, text: 'fürst 30' }))
    const pages = within(main(canvasElement).getByRole('navigation', { name: t.members }))
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await expect(place.mock.lastCall?.[0].page).toBeGreaterThan(1)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** No member has the searched name. */
export const NothingFound: Story = {
  args: { members: ready(aPage([])), place: { ...firstPlace, text: 'Nobody' } },
  play: async ({ canvasElement, globals }) => {
    const said = words(globals.locale).noMatch.replace('{{text}}', 'Nobody')
    await expect(main(canvasElement).getByText(said)).toBeVisible()
    await expect(main(canvasElement).getByRole('searchbox')).toHaveValue('Nobody')
  },
}

/** Magnified on a tablet: the names of people keep whole words beside the other columns. */
export const NarrowTable: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const names = table(canvasElement, words(globals.locale).members).getAllByText(/^[A-Z]+ \p{L}+$/u)
    await expect(names.length).toBeGreaterThan(0)
    for (const name of names) await expect(brokenWords(name)).toEqual([])
  },
}

/** On a phone each person has a card, with the same actions. */
export const Phone: Story = {
  name: 'K-041 Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(main(canvasElement).queryByRole('table')).not.toBeInTheDocument()
    const members = within(main(canvasElement).getByRole('list', { name: t.members }))
    await expect(members.getAllByRole('listitem')).toHaveLength(3)
    await expect(members.getAllByRole('button', { name: /^(Remove|Retirer) / })).toHaveLength(3)
    await expect(members.getAllByRole('button', { name: /(owner|propriétaire)$/ })).toHaveLength(2)
    await expect(members.getByText('10/11/2026')).toBeVisible()
    const others = within(main(canvasElement).getByRole('list', { name: t.others }))
    await userEvent.click(others.getAllByRole('button')[0] as HTMLElement)
    await expect(attach).toHaveBeenCalledWith(amara)
    await expect(main(canvasElement).getByRole('button', { name: t.invite })).toBeVisible()
  },
}
