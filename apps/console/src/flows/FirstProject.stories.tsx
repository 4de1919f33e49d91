import { createProject, interfaceLanguageOf, listAllProjects, me } from '@saywright/api/contract'
import { aPage, aProject, aUser } from '@saywright/api/testing'
import { createI18n, type Locale, translate } from '@saywright/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { projectsMessages } from '../features/projects/messages/index.js'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console, type MadeConsole } from '../testing/Console.js'
import { inputNamed } from '../testing/inputNamed.js'

const lamp = { title: 'Kitchen lamp', organization_name: 'Lumière Instruments' }

/** Somebody whose account was just confirmed, and who belongs to no organization yet. */
const newcomer = (locale: Locale) =>
  aUser({ interface_language: interfaceLanguageOf(locale), organizations: [] })

const meta = {
  title: 'Console/Flows/First project',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  loaders: [
    ({ globals }) => {
      const locale = globals.locale as Locale
      const transport = aServer(locale).answer(me, newcomer(locale)).answer(listAllProjects, aPage([]))
      return { made: aConsole({ transport, at: '/projects', token: 'a-token', locale }) }
    },
  ],
  render: (_, { loaded }) => <Console {...(loaded.made as MadeConsole)} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** From the one button of the empty dashboard through the form. */
async function createFirst(canvasElement: HTMLElement, { router }: MadeConsole, locale: Locale) {
  const canvas = within(canvasElement)
  const main = within(await canvas.findByRole('main', {}, { timeout: 20_000 }))
  const t = translate(createI18n({ locale }), projectsMessages)
  const add = { name: t('onboarding.addProject') }
  await userEvent.click(await main.findByRole('button', add, { timeout: 20_000 }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/wizard/project'))
  await waitFor(() => inputNamed(canvasElement, 'title'), { timeout: 20_000 })
  await userEvent.type(inputNamed(canvasElement, 'organization_name'), lamp.organization_name)
  await userEvent.type(inputNamed(canvasElement, 'title'), `${lamp.title}{Enter}`)
}

/** A newcomer creates a project and its organization, and finds both on the dashboard. */
export const FirstProject: Story = {
  play: async ({ canvasElement, loaded, globals }) => {
    const made = loaded.made as MadeConsole
    const language = { interface_language: interfaceLanguageOf(globals.locale as Locale) }
    made.transport.answer(createProject, () => {
      made.transport.answer(me, aUser(language)).answer(listAllProjects, aPage([aProject()]))
      return aProject()
    })
    await createFirst(canvasElement, made, globals.locale as Locale)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('rowheader')).toHaveTextContent(lamp.title)
    await expect(made.router.state.location.pathname).toBe('/projects')
    await expect(await canvas.findByText(lamp.organization_name)).toBeVisible()
    await expect(made.transport.calls(createProject).map(({ body }) => body)).toEqual([lamp])
  },
}

/** The server's disk is full: it says so in a notice, and what was typed stays for another try. */
export const DiskFull: Story = {
  play: async ({ canvasElement, loaded, globals }) => {
    const made = loaded.made as MadeConsole
    const message = 'Enregistrement impossible pour le moment.'
    made.transport.fail(createProject, { status: 503, code: 'unavailable', message })
    await createFirst(canvasElement, made, globals.locale as Locale)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(message)
    await expect(made.router.state.location.pathname).toBe('/wizard/project')
    for (const [name, value] of Object.entries(lamp)) {
      await expect(inputNamed(canvasElement, name)).toHaveValue(value)
    }
  },
}
