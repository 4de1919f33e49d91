import { getProject, me, saveProject } from '@saywright/api/contract'
import { aProject } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { detailsMessages } from '../features/projects/area/details/messages.js'
import { areaMessages } from '../features/projects/area/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { submitButton } from '../testing/inputNamed.js'
import { patience, visit } from '../testing/visit.js'

const lamp = aProject({
  additional_comment: 'Hands full of dough: switch by voice.',
  solution_category: ['Household appliance'],
  solution_operating_system: ['Linux'],
})

const meta = {
  title: 'Console/Flows/Project area',
  tags: ['no-picture'],
  ...flow({
    at: '/projects/7/settings',
    token: 'a-token',
    server: (transport) => transport.respond(getProject, lamp).respond(saveProject, undefined),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The area of a project opens at its details; saving says so, and reads the project again. */
export const SaveDetails: Story = {
  name: 'P-010 Save details',
  play: async (context) => {
    const ada = visit(context)
    const { transport } = ada
    await ada.arrivesAt('/projects/7/settings/details')
    const title = await ada.field('title')
    await userEvent.clear(title)
    await userEvent.type(title, 'Bakery lamp')
    const before = transport.calls(getProject).length
    await userEvent.click(submitButton(context.canvasElement))
    await ada.tells(ada.translate(detailsMessages)('saved'), 'status')
    await expect(transport.calls(saveProject).map(({ body }) => body)).toEqual([
      {
        title: 'Bakery lamp',
        additional_comment: 'Hands full of dough: switch by voice.',
        solution_category: ['Household appliance'],
        solution_operating_system: ['Linux'],
      },
    ])
    await waitFor(() => expect(transport.calls(getProject).length).toBeGreaterThan(before), patience)
    await ada.keeps({ title: 'Bakery lamp' })
  },
}

/** The address names no project at all: the projects, and why. */
export const Malformed: Story = {
  name: 'C-014 Malformed project',
  ...flow({ at: '/projects/lamp/settings/users', token: 'a-token' }),
  play: async (context) => {
    const { transport, translate, locale, tells, arrivesAt } = visit(context)
    await arrivesAt('/projects')
    if (locale === 'en-US') await tells('The id project is not well formatted')
    else await tells(translate(areaMessages)('malformed'))
    await expect(transport.calls(me).length).toBeGreaterThan(0)
    await expect(transport.calls(getProject)).toHaveLength(0)
  },
}

/** A project that is gone, or that others own. */
export const NotFound: Story = {
  name: 'Not found',
  ...flow({
    at: '/projects/999/settings/details',
    token: 'a-token',
    server: (transport, locale) => transport.fail(getProject, failure('not_found', locale)),
  }),
  play: async (context) => {
    const { canvas, translate, router } = visit(context)
    const t = translate(areaMessages)
    await expect(await canvas.findByText(t('notFound.title'), {}, patience)).toBeVisible()
    await expect(router.state.location.pathname).toBe('/projects/999/settings/details')
  },
}
