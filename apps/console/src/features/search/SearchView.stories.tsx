import { loading, ready } from '@saywright/api/contract'
import { aFoundModel, aProject, aUser } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../testing/frames.js'
import { SearchView } from './SearchView.js'

const projects = [
  aProject({ id: 8, title: 'Warehouse voice picking' }),
  aProject({ id: 7, title: 'Kitchen lamp' }),
  aProject({ id: 9, title: 'Dental chair assistant', tags: [] }),
]

const meta = {
  title: 'Console/Search/Palette',
  component: SearchView,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    user: aUser(),
    isAdministrator: true,
    projects: ready(projects),
    models: [],
    isSearching: false,
    onQueryChange: fn(),
    places: { demo: '/demo', documentation: '/documentation' },
    isOpen: true,
    onOpenChange: fn(),
    onTakeTour: fn(),
    preferences: { theme: undefined, onTheme: fn(), onOtherLanguage: fn(), onLogOut: fn() },
  },
} satisfies Meta<typeof SearchView>
export default meta
type Story = StoryObj<typeof meta>

const field = () => within(document.body).findByRole('combobox')
const options = () => within(document.body).queryAllByRole('option')
const hrefs = () => options().map((option) => option.getAttribute('href'))

/** Over the frame, nothing typed yet: the projects changed last, then frequent actions. */
export const Recent: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await expect(hrefs()).toEqual([
      '/projects/8/settings',
      '/projects/7/settings',
      '/projects/9/settings',
      '/wizard/project',
      '/account/organization/invite-users',
      '/contact',
      '/feedback',
    ])
  },
}

/** A word is looked for in projects, actions, pages and the documentation, and marked where it is found. */
export const Results: Story = {
  play: async () => {
    await userEvent.type(await field(), 'voice')
    await expect(hrefs()).toContain('/projects/8/settings')
    await expect(options()[0]?.querySelector('mark')).toHaveTextContent(/^voice$/i)
    const groups = within(document.body).getAllByRole('group')
    await expect(groups.length).toBeGreaterThanOrEqual(2)
  },
}

/** A place of a project is found by its name, once for each of the projects changed last. */
export const PlacesOfProjects: Story = {
  args: { projects: ready([...projects, ...[10, 11].map((id) => aProject({ id, title: `Robot ${id}` }))]) },
  play: async () => {
    await userEvent.type(await field(), document.documentElement.lang === 'fr-FR' ? 'télécharg' : 'downloads')
    await expect(hrefs()).toEqual([8, 7, 9, 10].map((id) => `/projects/${id}/settings/downloads`))
    await expect(options()[1]).toHaveTextContent('Kitchen lamp')
  },
}

/** The pages of the documentation are found by their names. */
export const Documentation: Story = {
  play: async () => {
    await userEvent.type(await field(), document.documentElement.lang === 'fr-FR' ? 'référence' : 'reference')
    await expect(hrefs()).toContain('/documentation/grammar')
    await expect(hrefs()).toContain('/documentation/api')
  },
}

/** Theme, language and the end of the session, found by their words in either language. */
export const Preferences: Story = {
  play: async ({ args: { preferences, onOpenChange } }) => {
    const first = async (words: string) => {
      const input = await field()
      await userEvent.clear(input)
      await userEvent.type(input, words)
      return options()[0] as HTMLElement
    }
    for (const words of ['dark', 'sombre']) await expect(await first(words)).toHaveTextContent(/dark|sombre/)
    await userEvent.click(await first('sombre'))
    await expect(preferences.onTheme).toHaveBeenCalledWith('dark')
    await expect(onOpenChange).toHaveBeenCalledWith(false)
    await userEvent.click(await first('english langue'))
    await expect(preferences.onOtherLanguage).toHaveBeenCalledOnce()
    for (const words of ['log out', 'logout', 'se déconnecter'])
      await expect(await first(words)).toHaveTextContent(/Log out|Se déconnecter/)
    await userEvent.click(await first('log out'))
    await expect(preferences.onLogOut).toHaveBeenCalledOnce()
  },
}

/** Models of any type are found by their names, in projects that are not among the first too, and open in the studio. */
export const Model: Story = {
  args: {
    models: [
      aFoundModel({ name: 'lamps-en' }),
      aFoundModel({ type: 'wake_word', name: 'hello-lamps', project: { id: 61, title: 'Attic' } }),
    ],
  },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'lamps')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('lamps')
    await expect(hrefs()).toEqual(['/studio/7/voice-commands/11', '/studio/61/wake-words/11'])
    await expect(options()[0]).toHaveTextContent('Kitchen lamp')
    await expect(options()[1]).toHaveTextContent('Attic')
  },
}

/** The server searches models; results so far can be chosen, and no empty result is claimed. */
export const Searching: Story = {
  args: { isSearching: true },
  play: async () => {
    await userEvent.type(await field(), 'zebra')
    await expect(options()).toHaveLength(0)
    await expect(within(document.body).queryByText(/zebra/)).toBeNull()
    const status = within(document.body).getByText(/^(Searching|Recherche en cours)/)
    await waitFor(() => expect(status).toBeVisible())
  },
}

/** A project leads to its area, and is found by words for the work in its studio too. */
export const Studio: Story = {
  play: async () => {
    for (const words of ['model', 'voice commands', 'grammar']) {
      const input = await field()
      await userEvent.clear(input)
      const isFrench = document.documentElement.lang.startsWith('fr')
      const french = { model: 'modèle', 'voice commands': 'commandes vocales', grammar: 'grammaire' }
      await userEvent.type(input, `${isFrench ? french[words as keyof typeof french] : words} lamp`)
      await expect(hrefs()).toContain('/projects/7/settings')
    }
  },
}

/** Nothing is found: what could be tried. */
export const Empty: Story = {
  play: async () => {
    await userEvent.type(await field(), 'zebra')
    await expect(options()).toHaveLength(0)
    await waitFor(() => expect(within(document.body).getByText(/zebra\W+\w.+\.$/)).toBeVisible())
  },
}

/** A user without administration rights finds neither adding a project nor inviting, and no page of staff. */
export const NotAdministrator: Story = {
  args: { isAdministrator: false },
  play: async () => {
    await field()
    await expect(hrefs()).not.toContain('/wizard/project')
    await expect(hrefs()).not.toContain('/account/organization/invite-users')
    await userEvent.type(await field(), 'staff')
    await expect(hrefs()).not.toContain('/staff/messages')
  },
}

/** Staff finds its requests and its inbox. */
export const Staff: Story = {
  args: { user: aUser({ is_admin: true }), places: {} },
  play: async () => {
    await field()
    await expect(hrefs()).toEqual(expect.arrayContaining(['/staff/requests', '/staff/messages']))
    await expect(hrefs()).not.toContain('/demo')
  },
}

/** The projects are loading; pages and actions can be chosen already. */
export const Loading: Story = {
  args: { projects: loading },
  play: async ({ args }) => {
    const input = await field()
    await expect(hrefs()).toEqual([
      '/wizard/project',
      '/account/organization/invite-users',
      '/contact',
      '/feedback',
    ])
    await userEvent.type(input, 'tour')
    const [first] = options()
    await userEvent.click(first as HTMLElement)
    await expect(args.onTakeTour).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** On phones it fills the screen and has a button to close it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args }) => {
    const input = await field()
    const dialog = input.closest('[role="dialog"]') as HTMLElement
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth))
    await userEvent.click(within(dialog).getByRole('button'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
