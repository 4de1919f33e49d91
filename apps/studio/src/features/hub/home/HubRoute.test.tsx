import {
  createVoiceCommandModel,
  getProject,
  getVoiceCommandModel,
  listModelTemplates,
  listUnitTests,
  listVoiceCommandModels,
  me,
  reportError,
  saveVoiceCommandModel,
} from '@saywright/api/contract'
import {
  aModelTemplate,
  aPage,
  aProject,
  aVoiceCommandModel,
  aVoiceCommandModelSummary,
  type FakeFailure,
  fakeTransport,
} from '@saywright/api/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { renderStudio } from '../../../testing/renderStudio.js'
import { withoutModels } from '../../../testing/withoutModels.js'

afterEach(cleanup)

const taken: FakeFailure = {
  status: 409,
  code: 'already_exists',
  message: 'This name exists.',
  errors: { name: 'alreadyExists' },
}

/** The models of a project, whose server refuses a new model and another name. */
async function aHub(failure: FakeFailure) {
  const transport = withoutModels(fakeTransport())
    .pending(me)
    .respond(getProject, aProject({ tags: [{ technology: 'asr', langs: ['eng-US'] }] }))
    .respond(listVoiceCommandModels, aPage([aVoiceCommandModelSummary({ id: 11, name: 'Lamps' })]))
    .respond(listUnitTests, aPage([]))
    .respond(getVoiceCommandModel, aVoiceCommandModel({ id: 11, name: 'Lamps', grammar: '<main>: on;' }))
    .respond(listModelTemplates, { data: [aModelTemplate()] })
    .respond(reportError, undefined)
    .fail(createVoiceCommandModel, failure)
    .fail(saveVoiceCommandModel, failure)
  const { screen, shell } = await renderStudio(transport, '/7')
  const sendName = async (name: string) => {
    await screen.getByRole('dialog').getByRole('textbox').fill(name)
    await userEvent.keyboard('{Enter}')
  }
  return {
    screen,
    transport,
    create: async () => {
      await screen.getByRole('button', { name: 'New model' }).click()
      await sendName('Doors')
    },
    rename: async () => {
      await screen.getByRole('button', { name: /Lamps/ }).click()
      await screen.getByRole('menuitem', { name: 'Rename' }).click()
      await sendName('Doors')
    },
    duplicate: async () => {
      await screen.getByRole('button', { name: /Lamps/ }).click()
      await screen.getByRole('menuitem', { name: 'Duplicate' }).click()
    },
    /** What is shown apart from the fields. */
    told: () => ({ conflict: shell.conflict.get(), notices: shell.notices.getState().visible.length }),
  }
}

describe.each(['create', 'rename'] as const)('a name that the server refuses to %s a model with', (send) => {
  it('is shown beside its field and nowhere else', async () => {
    const hub = await aHub(taken)
    await hub[send]()
    await expect.element(hub.screen.getByRole('dialog').getByRole('textbox')).toBeInvalid()
    expect(hub.told()).toEqual({ conflict: undefined, notices: 0 })
  })
})

describe('another failure', () => {
  it('of a new model is a notice', async () => {
    const hub = await aHub('network')
    await hub.create()
    await expect.poll(hub.told).toEqual({ conflict: undefined, notices: 1 })
  })
  it('opens the conflict dialog when someone else has renamed the model', async () => {
    const hub = await aHub({ status: 409, code: 'changed_elsewhere', message: 'Saved elsewhere.' })
    await hub.rename()
    await expect.poll(hub.told).toEqual({ conflict: 'Saved elsewhere.', notices: 0 })
  })
})

it('copies the content of the model under another name', async () => {
  const hub = await aHub('network')
  await hub.duplicate()
  await expect
    .poll(() => hub.transport.calls(createVoiceCommandModel).at(-1)?.body)
    .toMatchObject({ name: 'Lamps copy 2', language: 'eng-US', grammar: '<main>: on;', slots: [], suite: [] })
})

it('a model of a template is sent with its name, once its content was read in the language', async () => {
  const hub = await aHub('network')
  await hub.screen.getByRole('button', { name: 'New model' }).click()
  const dialog = hub.screen.getByRole('dialog')
  expect(hub.transport.calls(listModelTemplates)).toEqual([])
  await dialog.getByRole('radio', { name: 'Warehouse' }).click({ force: true })
  await expect.element(dialog.getByText('Quiet aisle')).toBeVisible()
  expect(hub.transport.calls(listModelTemplates)).toMatchObject([{ query: { language: 'eng-US' } }])
  await dialog.getByRole('textbox').fill('Hall')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => hub.transport.calls(createVoiceCommandModel).at(-1)?.body)
    .toEqual({ name: 'Hall', language: 'eng-US', template: 'warehouse' })
})
