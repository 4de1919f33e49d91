import {
  ApiError,
  deleteAudioFile,
  getAudioFileContent,
  getAudioFilePeaks,
  getProject,
  listAudioFiles,
  listVoiceCommandModels,
  me,
  recognize,
  replaceAudioFile,
  reportError,
  saveAudioFile,
  uploadAudioFile,
} from '@saywright/api/contract'
import {
  anAudioAsset,
  aPage,
  aProject,
  aRecognition,
  aVoiceCommandModelSummary,
  fakeTransport,
} from '@saywright/api/testing'
import { encodePeaks, peaksFileOf } from '@saywright/audio/signal'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { renderStudio } from '../../../testing/renderStudio.js'

afterEach(cleanup)

const voice = aVoice(3, { seconds: 1 })
const padded = new Float32Array(3 * 16_000)
padded.set(voice, 16_000)
const spoken = aWavFile('spoken.wav', padded)

/** The audio files of a project of two recordings, on a server that stores changes. */
async function aManager() {
  let held = [
    anAudioAsset({ id: 1, name: 'tom.wav', transcription: null, duration: 3 }),
    anAudioAsset({ id: 2, name: 'nadia.wav' }),
  ]
  const sent: string[] = []
  const transport = fakeTransport()
    .pending(me)
    .respond(getProject, aProject({}))
    .respond(listVoiceCommandModels, aPage([aVoiceCommandModelSummary({ id: 11, name: 'Lamps' })]))
    .respond(listAudioFiles, () => aPage(held))
    .respond(getAudioFileContent, spoken)
    .respond(getAudioFilePeaks, new Blob([encodePeaks(peaksFileOf(padded, 16_000))]))
    .respond(recognize, aRecognition())
    .respond(reportError, undefined)
    .respond(saveAudioFile, ({ params, body }) => {
      held = held.map((asset) =>
        asset.id === Number(params.audioId)
          ? { ...asset, ...body, transcription: body.transcription ?? asset.transcription }
          : asset,
      )
      return undefined
    })
    .respond(uploadAudioFile, ({ body }) => {
      sent.push(body.name)
      const asset = anAudioAsset({ id: 10 + held.length, name: body.name })
      held = [asset, ...held]
      return asset
    })
    .respond(replaceAudioFile, ({ params }) => {
      sent.push(`in place of ${params.audioId}`)
      return undefined
    })
    .respond(deleteAudioFile, ({ params }) => {
      held = held.filter(({ id }) => id !== Number(params.audioId))
      return undefined
    })
  const { screen } = await renderStudio(transport, '/7/audio-files')
  await expect.element(screen.getByRole('button', { name: 'tom.wav', exact: true })).toBeVisible()
  const choose = (...files: File[]) =>
    userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, files)
  return { screen, transport, sent, choose, held: () => held }
}

describe('the audio files of a project', () => {
  it('takes several at once; a name that is taken can be sent as another', async () => {
    const { screen, sent, choose } = await aManager()
    await choose(aWavFile('new.wav', voice), aWavFile('TOM.wav', voice))
    await expect.element(screen.getByRole('button', { name: 'new.wav', exact: true })).toBeVisible()
    await expect.element(screen.getByText('A recording of the project has this name already.')).toBeVisible()
    expect(sent).toEqual(['new.wav'])
    await screen.getByRole('button', { name: 'Upload as TOM (2).wav' }).click()
    await expect.element(screen.getByRole('button', { name: 'TOM (2).wav', exact: true })).toBeVisible()
    await expect.element(screen.getByText('2 recordings uploaded.')).toBeVisible()
  })

  it('shows refusals of the server, and retries', async () => {
    const { screen, transport, choose, sent } = await aManager()
    transport.fail(uploadAudioFile, new ApiError({ kind: 'network' }))
    await choose(aWavFile('new.wav', voice))
    await expect.element(screen.getByText('The server could not be reached.')).toBeVisible()
    transport.respond(uploadAudioFile, ({ body }) => {
      sent.push(body.name)
      return anAudioAsset({ id: 9, name: body.name })
    })
    await screen.getByRole('button', { name: 'Try again: new.wav' }).click()
    await expect.element(screen.getByText('1 recording uploaded.')).toBeVisible()
    expect(sent).toEqual(['new.wav'])
  })

  it('U-016 F-072 renames and transcribes one, with rejections of the server beside the field', async () => {
    const { screen, transport, held } = await aManager()
    await screen.getByRole('button', { name: 'tom.wav', exact: true }).click()
    const pane = screen.getByRole('complementary')
    await pane.getByRole('textbox', { name: 'Name' }).fill('thomas.wav')
    await pane.getByRole('textbox', { name: 'Transcription' }).fill('pick two')
    await pane.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => held()[0]).toMatchObject({ name: 'thomas.wav', transcription: 'pick two' })
    transport.fail(saveAudioFile, {
      status: 409,
      code: 'already_exists',
      message: 'This name exists.',
      errors: { name: 'alreadyExists' },
    })
    await pane.getByRole('textbox', { name: 'Name' }).fill('other.wav')
    await pane.getByRole('button', { name: 'Save' }).click()
    await expect.element(pane.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  })

  it('trims the silence of one in its place, or beside it', async () => {
    const { screen, sent } = await aManager()
    await screen.getByRole('button', { name: 'tom.wav', exact: true }).click()
    for (const keep of ['Replace the recording', 'Keep both']) {
      await screen.getByRole('button', { name: 'Trim the silence' }).click()
      await screen.getByRole('button', { name: keep }).click()
      await expect.poll(() => screen.getByRole('dialog').elements().length).toBe(0)
    }
    await expect.poll(() => sent).toEqual(['in place of 1', 'tom-trimmed.wav'])
  })

  it('transcribes the selected recordings with a model, and deletes others', async () => {
    const { screen, held } = await aManager()
    await screen.getByRole('checkbox', { name: 'Select tom.wav' }).click({ force: true })
    await screen.getByRole('button', { name: 'Transcribe' }).click()
    await screen.getByRole('button', { name: 'Start transcription' }).click()
    await screen.getByRole('button', { name: 'Accept 1 transcription' }).click()
    const said = aRecognition().hypotheses[0]?.text
    await expect.poll(() => held().find(({ id }) => id === 1)?.transcription).toBe(said)
    await screen.getByRole('button', { name: 'Delete', exact: true }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => held().map(({ id }) => id)).toEqual([2])
  })

  it('deletes the others where someone else has deleted one of them meanwhile', async () => {
    const { screen, transport } = await aManager()
    for (const name of ['tom.wav', 'nadia.wav'])
      await screen.getByRole('checkbox', { name: `Select ${name}` }).click({ force: true })
    await screen.getByRole('button', { name: 'Delete', exact: true }).click()
    const asked: number[] = []
    transport.respond(deleteAudioFile, ({ params }) => {
      asked.push(Number(params.audioId))
      if (asked.length === 1) throw new ApiError({ kind: 'notFound', status: 404, message: 'It is gone.' })
      return undefined
    })
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => screen.getByRole('alertdialog').elements()).toHaveLength(0)
    expect(asked.toSorted((one, other) => one - other)).toEqual([1, 2])
    expect(screen.getByText('It is gone.').elements()).toHaveLength(0)
  })
})
