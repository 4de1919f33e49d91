import { writeGrammar } from '@saywright/api/client'
import {
  createBiometricModel,
  createEnhancementModel,
  createProjectToken,
  createSynthesisModel,
  createUnitTest,
  createVoiceCommandModel,
  createWakeWordModel,
  generateGrammar,
  startExport,
  translateGrammar,
} from '@saywright/api/contract'
import { type Act, type ActPlace, exampleBody } from './act.js'

/** A member in the project of the fixture. */
const atWork = ({ fixture }: ActPlace) => ({
  client: fixture.people.employee.client,
  params: { id: fixture.projectId },
})

let count = 0
const aName = () => `Made ${++count}`

export const projectActs = {
  createBiometricModel: async (place) => {
    const { client, params } = atWork(place)
    const body = { name: aName(), mode: 'text_independent' as const, voice_prints: [] }
    return () => client.send(createBiometricModel, { params, body })
  },
  createEnhancementModel: async (place) => {
    const { client, params } = atWork(place)
    return () => client.send(createEnhancementModel, { params, body: { name: aName() } })
  },
  createProjectToken: async ({ fixture }) => {
    const { client } = fixture.people.administrator
    const params = { id: fixture.projectId }
    const body = { name: 'Build', scopes: ['read' as const], days: 1 }
    return () => client.send(createProjectToken, { params, body })
  },
  createSynthesisModel: async (place) => {
    const { client, params } = atWork(place)
    const body = { name: aName(), language: 'eng-US' }
    return () => client.send(createSynthesisModel, { params, body })
  },
  createUnitTest: async (place) => {
    const { client, params } = atWork(place)
    const { modelId: model_id, audioId } = place.fixture
    const body = { model_id, name: aName(), description: '', audio_files: [audioId], slots: [] }
    return () => client.send(createUnitTest, { params, body })
  },
  createVoiceCommandModel: async (place) => {
    const { client, params } = atWork(place)
    const body = { name: aName(), language: 'eng-US' }
    return () => client.send(createVoiceCommandModel, { params, body })
  },
  createWakeWordModel: async (place) => {
    const { client, params } = atWork(place)
    const body = { name: aName(), language: 'eng-US' }
    return () => client.send(createWakeWordModel, { params, body })
  },
  generateGrammar: async (place) => {
    const { client, params } = atWork(place)
    const form = exampleBody(generateGrammar)
    const signal = new AbortController().signal
    return () =>
      writeGrammar(client, { mode: 'generate', form }, { projectId: params.id, signal, onEvent: () => {} })
  },
  startExport: async (place) => {
    const { client, params } = atWork(place)
    const models = [{ type: 'voice_commands' as const, id: place.fixture.modelId }]
    return () => client.send(startExport, { params, body: { architecture: 'linux-x64', models } })
  },
  translateGrammar: async (place) => {
    const { client, params } = atWork(place)
    const form = exampleBody(translateGrammar)
    const signal = new AbortController().signal
    return () =>
      writeGrammar(client, { mode: 'translate', form }, { projectId: params.id, signal, onEvent: () => {} })
  },
} satisfies Readonly<Record<string, Act>>
