import {
  getVoiceCommandModel,
  getVoiceCommandVersion,
  listVoiceCommandVersions,
  restoreVoiceCommandVersion,
} from '@saywright/api/contract'
import {
  aPage,
  aVoiceCommandModel,
  aVoiceCommandVersion,
  aVoiceCommandVersionSummary,
} from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }

it('restores a version once that is confirmed, and takes it back on one press', async () => {
  const { transport } = aServer()
  let revision = 3
  transport
    .respond(getVoiceCommandModel, () => aVoiceCommandModel({ revision }))
    .respond(
      listVoiceCommandVersions,
      aPage([3, 2].map((each) => aVoiceCommandVersionSummary({ revision: each }))),
    )
    .respond(getVoiceCommandVersion, ({ params }) => aVoiceCommandVersion({ revision: params.versionId }))
    .respond(restoreVoiceCommandVersion, ({ body }) => {
      revision = body.revision + 1
      return aVoiceCommandModel({ revision })
    })
  const restores = () => transport.calls(restoreVoiceCommandVersion)
  const { screen, router } = await renderStudio(transport, '/7/voice-commands/11/versions?version=2')
  const restore = screen.getByRole('button', { name: 'Restore version 2' })
  await restore.click(waitOptions)
  expect(restores()).toEqual([])
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Restore version 2' }).click()
  await expect.poll(() => router.state.location.pathname, waitOptions).toBe('/7/voice-commands/11')
  await screen.getByRole('button', { name: 'Undo', exact: true }).last().click(waitOptions)
  await expect.element(screen.getByText('Version 3 is back, as version 5.'), waitOptions).toBeVisible()
  expect(restores()).toMatchObject([
    { params: { versionId: 2 }, body: { revision: 3 } },
    { params: { versionId: 3 }, body: { revision: 4 } },
  ])
})
