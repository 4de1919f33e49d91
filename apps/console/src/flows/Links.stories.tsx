import { makeLoginCode } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { visit, waitOptions } from '../testing/visit.js'

const meta = { title: 'Console/Flows/Links', tags: ['no-picture'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The address names a project that is gone, or that others own: the server says so above the user's projects. */
export const UnknownProject: Story = {
  ...flow({
    at: '/studio/999',
    token: 'a-token',
    server: (transport, locale) => transport.fail(makeLoginCode, failure('not_found', locale)),
  }),
  play: async (context) => {
    const { transport, canvas, locale, tells, arrivesAt } = visit(context)
    await arrivesAt('/projects')
    await tells(failure('not_found', locale).message)
    await expect(await canvas.findByText('Kitchen lamp', {}, waitOptions)).toBeVisible()
    await expect(transport.calls(makeLoginCode).map(({ body }) => body)).toEqual([{ project_id: 999 }])
  },
}

/** The address names no project at all: said without asking the server. */
export const MalformedProject: Story = {
  name: 'C-014 Malformed project',
  ...flow({ at: '/studio/lamp', token: 'a-token' }),
  play: async (context) => {
    const { transport, canvas, locale, tells, arrivesAt } = visit(context)
    await arrivesAt('/projects')
    const sentences = {
      'en-US': 'The id project is not well formatted. Choose a project in the list.',
      'fr-FR': 'Le numéro de projet de cette adresse n’est pas valide. Choisissez un projet dans la liste.',
    }
    await tells(sentences[locale])
    await expect(await canvas.findByText('Kitchen lamp', {}, waitOptions)).toBeVisible()
    await expect(transport.calls(makeLoginCode)).toHaveLength(0)
  },
}
