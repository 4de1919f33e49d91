import {
  type BodyOf,
  createUnitTest,
  createVoiceCommandModel,
  uploadAudioFile,
} from '@saywright/api/contract'
import { lampsGrammar } from '../../src/seed/grammars.js'
import { aProject, type TestPerson } from './people.js'
import { toneWav } from './wav.js'

export const slotsOfModel = [{ name: 'room', values: ['kitchen', 'living room'] }]

/** A model of lamps in a project of its own, with recordings of a tenth of a second, two and so on, and unit tests of them. */
export async function aModel(person: TestPerson) {
  const { id } = await aProject(person)
  const body = { name: 'Lamps', language: 'eng-US', grammar: lampsGrammar, slots: slotsOfModel }
  const model = await person.client.send(createVoiceCommandModel, { params: { id }, body })
  let count = 0
  const record = async (transcription: string | undefined) => {
    count += 1
    const file = toneWav(count / 10)
    const recording = { name: `take ${count}`, file, ...(transcription && { transcription }) }
    return (await person.client.send(uploadAudioFile, { params: { id }, body: recording })).id
  }
  const form = (changes: Partial<BodyOf<typeof createUnitTest>> = {}) => ({
    model_id: model.id,
    name: 'Near',
    description: 'at one metre',
    confidence_threshold: 5000,
    audio_files: [],
    slots: [],
    ...changes,
  })
  const create = (changes: Partial<BodyOf<typeof createUnitTest>>) =>
    person.client.send(createUnitTest, { params: { id }, body: form(changes) })
  return { id, modelId: model.id, record, create }
}
