import {
  createProject,
  getOnboarding,
  interfaceLanguageOf,
  listAllProjects,
  me,
} from '@saywright/api/contract'
import { anOnboarding, aPage, aProject, aUser } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { projectsMessages } from '../features/projects/messages/index.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { patience, type Visit, visit } from '../testing/visit.js'

const lamp = { title: 'Kitchen lamp', organization_name: 'Lumière Instruments' }

const meta = {
  title: 'Console/Flows/First project',
  tags: ['no-picture'],
  ...flow({
    at: '/projects',
    token: 'a-token',
    // Somebody whose account was just confirmed, and who belongs to no organization yet.
    server: (transport, locale) =>
      transport
        .respond(me, aUser({ interface_language: interfaceLanguageOf(locale), organizations: [] }))
        .respond(getOnboarding, anOnboarding({ project: false }))
        .respond(listAllProjects, aPage([])),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** From now on the server keeps what it is sent. */
function acceptProject({ transport, locale }: Visit) {
  transport.respond(createProject, () => {
    transport
      .respond(me, aUser({ interface_language: interfaceLanguageOf(locale) }))
      .respond(getOnboarding, anOnboarding())
      .respond(listAllProjects, aPage([aProject()]))
    return aProject()
  })
}

/** From the next of the first steps through the form. */
async function createFirst({ canvas, translate, field, arrivesAt }: Visit) {
  const name = translate(projectsMessages)('onboarding.take.project')
  await userEvent.click(await canvas.findByRole('button', { name }, patience))
  await arrivesAt('/wizard/project')
  await userEvent.type(await field('organization_name'), lamp.organization_name)
  await userEvent.type(await field('title'), `${lamp.title}{Enter}`)
}

async function findsProject({ canvas, translate, tells, arrivesAt }: Visit) {
  await arrivesAt('/projects')
  await expect(await canvas.findByText(lamp.title, {}, patience)).toBeVisible()
  await tells(translate(projectsMessages)('newProject.created', { project: lamp.title }), 'status')
}

/** A newcomer creates a project and its organization, and finds both on the dashboard. */
export const FirstProject: Story = {
  play: async (context) => {
    const newcomer = visit(context)
    const { transport, canvas } = newcomer
    acceptProject(newcomer)
    await createFirst(newcomer)
    await findsProject(newcomer)
    await expect(await canvas.findByText(lamp.organization_name, {}, patience)).toBeVisible()
    await expect(transport.calls(createProject).map(({ body }) => body)).toEqual([lamp])
  },
}

/** The server's disk is full: it says so in a notice, and what was typed stays and is sent once there is room. */
export const DiskFull: Story = {
  play: async (context) => {
    const newcomer = visit(context)
    const { transport, locale, tells, keeps, sendAgain, arrivesAt } = newcomer
    const full = failure('unavailable', locale)
    transport.fail(createProject, full)
    await createFirst(newcomer)
    await tells(full.message)
    await arrivesAt('/wizard/project')
    await keeps(lamp)
    acceptProject(newcomer)
    await sendAgain()
    await findsProject(newcomer)
    await expect(transport.calls(createProject).map(({ body }) => body)).toEqual([lamp, lamp])
  },
}
