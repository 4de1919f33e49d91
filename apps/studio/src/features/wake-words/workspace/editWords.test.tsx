import {
  ApiError,
  createWakeWordModel,
  getWakeWordModel,
  getWakeWordVersion,
  listAudioFiles,
  listLanguageSounds,
  listWakeWordModels,
  listWakeWordVersions,
  rateWakeWords,
  restoreWakeWordVersion,
  saveWakeWordModel,
  sayWords,
  spotInAudioFile,
  type WakeWordModel,
} from '@saywright/api/contract'
import {
  anAudioAsset,
  aPage,
  aWakeRating,
  aWakeSpotting,
  aWakeWordModel,
  aWakeWordVersion,
  aWakeWordVersionSummary,
  someLanguageSounds,
} from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }
const draftKey = 'saywright_draft_wake_word_21'
const draft = () => localStorage.getItem(draftKey)

beforeEach(() => localStorage.removeItem(draftKey))
afterEach(async () => {
  await cleanup()
  localStorage.removeItem(draftKey)
})

/** The studio at a place of a model of wake words, whose saves count its revisions. */
async function open(at = '/7/wake-words/21') {
  let held = aWakeWordModel()
  const { transport } = aServer()
  transport
    .respond(listWakeWordModels, () => aPage([held]))
    .respond(getWakeWordModel, () => held)
    .respond(listWakeWordVersions, () => aPage([aWakeWordVersionSummary({ revision: held.revision })]))
    .respond(rateWakeWords, aWakeRating())
    .respond(listLanguageSounds, { sounds: someLanguageSounds() })
    .respond(saveWakeWordModel, ({ body: { revision, ...changes } }) => {
      if (revision !== held.revision)
        throw new ApiError({ kind: 'conflict', status: 409, code: 'changed_elsewhere' })
      held = { ...held, ...changes, revision: held.revision + 1 } as WakeWordModel
      return held
    })
    .respond(sayWords, () => aWavFile('word.wav', aVoice(3, { seconds: 0.86 })))
  const { screen, router } = await renderStudio(transport, at)
  return {
    ...{ transport, screen, router },
    held: () => held,
    keep: (changes: Partial<WakeWordModel>) => {
      held = { ...held, ...changes, revision: held.revision + 1 }
    },
    save: () => screen.getByRole('button', { name: 'Save', exact: true }).first().click(),
    add: async (text: string) => {
      await screen.getByRole('button', { name: 'Add a wake word', exact: true }).click()
      await userEvent.keyboard(`${text}{Enter}`)
      await expect.element(screen.getByRole('heading', { name: text })).toBeVisible()
    },
  }
}

it('opens the last model, rates an added word once it is written, and saves it', async () => {
  const { transport, screen, router, add, save, held } = await open('/7/wake-words')
  await expect.poll(() => router.state.location.pathname, waitOptions).toBe('/7/wake-words/21')
  await expect.element(screen.getByText('86', { exact: true }).first(), waitOptions).toBeVisible()
  await add('dis Halden')
  await expect
    .poll(() => transport.calls(rateWakeWords).at(-1)?.body?.positive_words.length, waitOptions)
    .toBe(2)
  // Not letter by letter.
  expect(transport.calls(rateWakeWords).length).toBeLessThan(5)
  await expect.poll(draft, waitOptions).toContain('dis Halden')
  await save()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(held().positive_words).toEqual([{ text: 'Hello Halden' }, { text: 'dis Halden' }])
  await expect.poll(draft, waitOptions).toBeNull()
})

it('brings unsaved words back at the next visit', async () => {
  const first = await open()
  await first.add('dis Halden')
  await expect.poll(draft, waitOptions).toContain('dis Halden')
  await cleanup()
  const { screen } = await open()
  await expect.element(screen.getByText(/^Your unsaved changes are back/), waitOptions).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^dis Halden/ })).toBeVisible()
})

it('asks which version stays when someone else was faster', async () => {
  const { transport, screen, add, save, held, keep } = await open()
  await add('dis Halden')
  keep({ negative_words: [{ text: 'hold on' }] })
  await save()
  await expect.element(screen.getByRole('alertdialog', { name: 'Someone saved this model' })).toBeVisible()
  await screen.getByRole('button', { name: 'Keep my version' }).click()
  await expect.poll(() => held().positive_words.length, waitOptions).toBe(2)
  const [refused, accepted] = transport.calls(saveWakeWordModel)
  expect([refused?.body?.revision, accepted?.body?.revision]).toEqual([3, 4])
})

it('continues without a question when only the name was changed elsewhere', async () => {
  const { screen, add, save, keep, held } = await open()
  await add('dis Halden')
  keep({ name: 'hello-dock' })
  await save()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(screen.getByRole('alertdialog').query()).toBeNull()
  expect(held()).toMatchObject({ name: 'hello-dock', positive_words: [{}, { text: 'dis Halden' }] })
})

it('creates a new model from the words of a deleted one', async () => {
  const { transport, screen, router, add, save } = await open()
  await add('dis Halden')
  transport.fail(getWakeWordModel, 'not_found')
  await vi.waitFor(() => {
    transport.emit('changed', { entity: 'wake-words', project_id: 7 })
    expect(screen.getByText(/^Someone deleted this model/).query()).not.toBeNull()
  }, waitOptions)
  transport
    .respond(createWakeWordModel, aWakeWordModel({ id: 22 }))
    .respond(getWakeWordModel, ({ params }) => {
      if (Number(params.modelId) === 22) return aWakeWordModel({ id: 22 })
      throw new ApiError({ kind: 'notFound', status: 404, code: 'not_found' })
    })
  await save()
  await expect.poll(() => router.state.location.pathname, waitOptions).toBe('/7/wake-words/22')
  expect(transport.calls(createWakeWordModel)[0]?.body).toMatchObject({
    name: 'hello-halden',
    positive_words: [{ text: 'Hello Halden' }, { text: 'dis Halden' }],
  })
})

it('searches the recordings of the project, and uses the threshold that they propose', async () => {
  const { transport, screen, save, held } = await open()
  transport
    .respond(
      listAudioFiles,
      aPage([
        anAudioAsset({ id: 1, transcription: 'hello Halden, pick two' }),
        anAudioAsset({ id: 2, transcription: 'yellow garden' }),
      ]),
    )
    .respond(spotInAudioFile, ({ params }) =>
      Number(params.audioId) === 1
        ? aWakeSpotting()
        : aWakeSpotting({
            heard: [{ word: 'Hello Halden', role: 'wake', start_ms: 0, end_ms: 300, score: 5400 }],
          }),
    )
  await screen.getByText('2 files').click()
  await screen.getByRole('button', { name: 'Search the recordings' }).click()
  await expect.element(screen.getByText('2 recordings searched')).toBeVisible()
  await expect.element(screen.getByText('1 of 1', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Use 6,900' }).click()
  await save()
  await expect.poll(() => held().threshold, waitOptions).toBe(6900)
})

it('restores a version, and offers to undo it in the model', async () => {
  const { transport, screen, router } = await open('/7/wake-words/21/versions')
  transport
    .respond(
      listWakeWordVersions,
      aPage([aWakeWordVersionSummary(), aWakeWordVersionSummary({ id: 56, revision: 2 })]),
    )
    .respond(getWakeWordVersion, ({ params }) =>
      aWakeWordVersion({
        revision: Number(params.versionId),
        ...(Number(params.versionId) === 2 && { negative_words: [] }),
      }),
    )
    .respond(restoreWakeWordVersion, aWakeWordModel({ revision: 4, negative_words: [] }))
  await screen.getByRole('button', { name: 'Restore version 2' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Restore version 2' }).click()
  await expect.poll(() => router.state.location.pathname, waitOptions).toBe('/7/wake-words/21')
  expect(transport.calls(restoreWakeWordVersion)[0]).toMatchObject({
    params: { id: 7, modelId: 21, versionId: 2 },
    body: { revision: 3 },
  })
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})
