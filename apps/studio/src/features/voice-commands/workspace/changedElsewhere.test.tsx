import {
  ApiError,
  createVoiceCommandModel,
  getVoiceCommandModel,
  getVoiceCommandVersion,
  saveVoiceCommandModel,
  type VoiceCommandModel,
} from '@saywright/api/contract'
import { aVoiceCommandModel, aVoiceCommandModelSummary, aVoiceCommandVersion } from '@saywright/api/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }
const forget = () => localStorage.removeItem('saywright_draft_11')

beforeEach(() => {
  forget()
})
afterEach(async () => {
  await cleanup()
  forget()
})

/** A model in the editor. */
async function open(changes: Partial<VoiceCommandModel> = {}) {
  const server = aServer()
  const { transport } = server
  if (Object.keys(changes).length > 0)
    transport.respond(getVoiceCommandModel, aVoiceCommandModel({ id: 11, ...changes }))
  const { screen, router } = await renderStudio(transport, '/7/voice-commands/11')
  const text = screen.getByRole('textbox', { name: 'Grammar' })
  await expect.element(text, waitOptions).toBeVisible()
  return {
    ...{ server, transport, screen, router },
    write: async () => {
      await text.click()
      await userEvent.keyboard('{Control>}{End}{/Control}// mine')
      await expect.element(screen.getByText('Unsaved changes')).toBeVisible()
    },
    /** Someone deletes the model, and this window is notified. */
    deleteElsewhere: (isSeen: () => void) => {
      transport.fail(getVoiceCommandModel, 'not_found')
      return vi.waitFor(() => {
        transport.emit('changed', { entity: 'voice-commands', project_id: 7 })
        isSeen()
      }, waitOptions)
    },
    save: () => screen.getByRole('button', { name: 'Save', exact: true }).click(),
  }
}

it('creates a new model from the text of a deleted one', async () => {
  const { server, transport, screen, router, write, deleteElsewhere, save } = await open()
  const before = server.held()
  await write()
  await deleteElsewhere(() => expect(screen.getByText(/^Someone deleted this model/).query()).not.toBeNull())
  transport
    .respond(createVoiceCommandModel, aVoiceCommandModelSummary({ id: 12 }))
    .respond(getVoiceCommandModel, ({ params }) => {
      if (Number(params.modelId) === 12) return { ...before, id: 12 }
      throw new ApiError({ kind: 'notFound', status: 404, code: 'not_found', message: 'Gone.' })
    })
  await save()
  await expect.poll(() => router.state.location.pathname, waitOptions).toBe('/7/voice-commands/12')
  const [created] = transport.calls(createVoiceCommandModel)
  expect(created?.body).toMatchObject({ name: before.name, grammar: `${before.grammar}// mine` })
  expect(transport.calls(saveVoiceCommandModel)).toHaveLength(0)
  expect(localStorage.getItem('saywright_draft_11')).toBeNull()
})

it('leads to the overview when a model without unsaved changes is deleted', async () => {
  const { router, deleteElsewhere } = await open()
  await deleteElsewhere(() => expect(router.state.location.pathname).toBe('/7'))
})

it('saves over a revision that only has another name, without a question', async () => {
  const { server, transport, screen, write, save } = await open()
  const { grammar, slots, ...before } = server.held()
  const renamed = { ...before, grammar, slots, name: 'Attic lamps', revision: before.revision + 1 }
  await write()
  transport
    .respond(getVoiceCommandVersion, aVoiceCommandVersion({ grammar, dynamic_slots: slots }))
    .respond(getVoiceCommandModel, renamed)
    .respond(saveVoiceCommandModel, ({ body }) => {
      if (body.revision === renamed.revision) return { ...renamed, revision: renamed.revision + 1 }
      throw new ApiError({ kind: 'conflict', status: 409, code: 'changed_elsewhere', message: 'Changed.' })
    })
  await save()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(screen.getByRole('dialog').query()).toBeNull()
  expect(transport.calls(saveVoiceCommandModel)).toHaveLength(2)
})

it('asks before a save that would break models that import from it, and saves all the same on demand', async () => {
  const { transport, screen, write, save } = await open({ used_by: [{ id: 12, name: 'lift-en' }] })
  const refusal = new ApiError({
    ...{ kind: 'conflict', status: 409, code: 'users_would_break' },
    errors: { models: 'lift-en' },
  })
  const bodies: unknown[] = []
  transport.respond(saveVoiceCommandModel, ({ body }) => {
    bodies.push(body.keep_users)
    if (body.keep_users) throw refusal
    return aVoiceCommandModelSummary({ revision: 4 })
  })
  await write()
  await save()
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText(/errors: lift-en\./), waitOptions).toBeVisible()
  expect(bodies).toEqual([true])
  await dialog.getByRole('button', { name: 'Save all the same' }).click()
  await expect.poll(() => bodies, waitOptions).toEqual([true, undefined])
  await expect.element(screen.getByText('Unsaved changes')).not.toBeInTheDocument()
})
