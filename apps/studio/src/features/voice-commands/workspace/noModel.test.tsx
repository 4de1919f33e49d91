import {
  getProject,
  getVoiceCommandModel,
  listVoiceCommandModels,
  me,
  reportError,
} from '@saywright/api/contract'
import { aPage, aProject, fakeTransport } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { renderStudio } from '../../../testing/renderStudio.js'

async function arrive(at: string) {
  const transport = fakeTransport()
    .pending(me)
    .respond(getProject, aProject({ tags: [{ technology: 'asr', langs: ['eng-US'] }] }))
    .respond(listVoiceCommandModels, aPage([]))
    .respond(reportError, undefined)
    .fail(getVoiceCommandModel, { status: 404, code: 'not_found', message: 'There is no such model.' })
  return renderStudio(transport, at)
}

it('offers to create a model in a project without one', async () => {
  const { screen, router } = await arrive('/7/voice-commands')
  await expect
    .element(screen.getByRole('link', { name: 'Create one' }))
    .toHaveAttribute('href', '/7?create=voice_commands')
  expect(router.state.location.pathname).toBe('/7/voice-commands')
})

it.each([
  ['one that is gone', '/7/voice-commands/12'],
  ['one that cannot be', '/7/voice-commands/lamps'],
])('S-011 instead of a model that cannot be loaded, %s, the overview comes with a notice', async (_, at) => {
  const { screen, router } = await arrive(at)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The model could not be loaded. Here is the overview.')
  await expect.poll(() => router.state.location.pathname).toBe('/7')
})
