import { type BodyOf, createWakeWordModel } from '@saywright/api/contract'
import { anOrganization, type TestOrganization } from './organizations.js'
import type { TestServer } from './testServer.js'

export interface WakeWordPlace extends TestOrganization {
  readonly params: { readonly id: number; readonly modelId: number }
}

/** A model of wake words in a project with the technologies of this installation. */
export async function aWakeWordModel(
  server: TestServer,
  content: Partial<BodyOf<typeof createWakeWordModel>> = {},
): Promise<WakeWordPlace> {
  const organization = await anOrganization(server)
  const { projectId: id, ada } = organization
  const body = {
    ...{ name: 'hello-halden', language: 'eng-US' },
    positive_words: [{ text: 'Hello Halden', phonemes: '[hə][ˈloʊ] [ˈhɔl][dən]' }],
    negative_words: [{ text: 'Hello Helen', pronas: 'hallo hellen' }],
    ...content,
  }
  const model = await ada.client.send(createWakeWordModel, { params: { id }, body })
  return { ...organization, params: { id, modelId: model.id } }
}
