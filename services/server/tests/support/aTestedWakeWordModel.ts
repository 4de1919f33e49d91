import { type BodyOf, createUnitTest, createWakeWordModel, uploadAudioFile } from '@saywright/api/contract'
import { aProject, type TestPerson } from './people.js'
import { toneWav } from './wav.js'

/** A model of “hello halden” in a project of its own, with recordings of a tenth of a second, two and so on, and unit tests of them. */
export async function aTestedWakeWordModel(
  person: TestPerson,
  changes: Partial<BodyOf<typeof createWakeWordModel>> = {},
) {
  const { id } = await aProject(person)
  const positive_words = [
    { text: 'Hello Halden', phonemes: '[hə][ˈloʊ] [ˈhɔl][dən]' },
    { text: 'Dis Halden' },
  ]
  const negative_words = [{ text: 'hello holder', pronas: 'helo holder' }]
  const body = { name: 'hello-halden', language: 'eng-US', positive_words, negative_words, ...changes }
  const model = await person.client.send(createWakeWordModel, { params: { id }, body })
  let count = 0
  const record = async (transcription?: string) => {
    count += 1
    const file = toneWav(count / 10)
    const recording = { name: `take ${count}`, file, ...(transcription && { transcription }) }
    return (await person.client.send(uploadAudioFile, { params: { id }, body: recording })).id
  }
  const create = (form: Partial<BodyOf<typeof createUnitTest>>) =>
    person.client.send(createUnitTest, {
      params: { id },
      body: {
        ...{ model_id: model.id, model_type: 'wake_word', name: 'Kitchen', description: '' },
        ...{ audio_files: [], slots: [], ...form },
      },
    })
  return { id, modelId: model.id, revision: model.revision, record, create }
}
