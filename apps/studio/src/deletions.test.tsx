import {
  deleteEnhancementModel,
  deleteExport,
  deleteUnitTest,
  deleteVoiceCommandModel,
  type Endpoint,
  getProject,
  listEnhancementModels,
  listExports,
  listUnitTests,
} from '@saywright/api/contract'
import { anEnhancementModel, aPage, aProject, aProjectExport, aUnitTestSummary } from '@saywright/api/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { aServer } from './testing/aServer.js'
import { renderStudio } from './testing/renderStudio.js'

afterEach(cleanup)

const hub = '/7'

interface Page {
  readonly at: string
  /** Opens the menu that has the action, where the page does not show it. */
  readonly menu?: RegExp
  readonly confirm: string
  readonly call: Endpoint
  readonly params: object
  readonly deleted: string
  /** Whether it leaves the page of the object before the deletion. */
  readonly leaves?: true
}

const pages: readonly Page[] = [
  {
    at: hub,
    menu: /^Actions for Lamps/,
    confirm: 'Delete model',
    call: deleteVoiceCommandModel,
    params: { id: 7, modelId: 11 },
    deleted: 'The model Lamps was deleted.',
  },
  {
    at: '/7/enhancement/23',
    confirm: 'Delete model',
    call: deleteEnhancementModel,
    params: { id: 7, modelId: 23 },
    deleted: 'The model dock-noise was deleted.',
    leaves: true,
  },
  {
    at: '/7/export',
    menu: /warehouse-2/,
    confirm: 'Delete export',
    call: deleteExport,
    params: { id: 7, exportId: 62 },
    deleted: 'Export 2 was deleted.',
  },
  {
    at: '/7/voice-commands/11/unit-tests',
    menu: /Quiet room/,
    confirm: 'Delete unit test',
    call: deleteUnitTest,
    params: { id: 7, testId: 42 },
    deleted: 'The unit test Quiet room was deleted.',
  },
]

/** The studio at a page, with an open question about a deletion. */
async function ask({ at, menu }: Page) {
  const { transport } = aServer()
  const tags = ['asr', 'speech_enhancement'] as const
  transport
    .respond(getProject, aProject({ tags: tags.map((technology) => ({ technology, langs: ['eng-US'] })) }))
    .respond(listEnhancementModels, aPage([anEnhancementModel({ id: 23, name: 'dock-noise' })]))
    .respond(listExports, aPage([aProjectExport({ id: 62, number: 2, name: 'warehouse-2.tar.gz' })]))
    .respond(listUnitTests, aPage([aUnitTestSummary({ id: 42, name: 'Quiet room', model_id: 11 })]))
  const { screen, router } = await renderStudio(transport, at)
  if (menu) await screen.getByRole('button', { name: menu }).last().click()
  const action = { name: 'Delete', exact: true }
  await screen.getByRole(menu ? 'menuitem' : 'button', action).click()
  return { screen, transport, path: () => router.state.location.pathname }
}

describe.each(pages)('a deletion at $at', (tried) => {
  const { at, confirm, call, params, deleted, leaves } = tried

  it('is sent once, and announced when it is done', async () => {
    const { screen, transport } = await ask(tried)
    transport.respond(call, undefined)
    await screen.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
    await expect.element(screen.getByText(deleted)).toBeVisible()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(transport.calls(call).map((sent) => sent.params)).toEqual([params])
  })

  it('that is refused says why, and the question stays where its page does', async () => {
    const { screen, transport, path } = await ask(tried)
    const message = 'The server cannot save anything at the moment.'
    transport.fail(call, { status: 503, code: 'unavailable', message })
    await screen.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
    await expect.element(screen.getByText(message)).toBeVisible()
    await expect.poll(() => screen.getByRole('alertdialog').elements()).toHaveLength(leaves ? 0 : 1)
    expect(path()).toBe(leaves ? hub : at)
    expect(screen.getByText(deleted).elements()).toEqual([])
  })
})
