import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { languageCode } from '../kernel/rules.js'
import { identifier, list, object, text, type } from '../kernel/structs.js'
import { type SynthesisVoice, synthesisVoice } from '../voice/voice.js'
import { testAudioForm } from './testAudio.js'
import { testedType } from './testedModel.js'

const grace: SynthesisVoice = {
  voice_id: 'en-US-pro-female',
  name: 'Grace',
  language: 'en',
  locale: 'en-US',
  gender: 'female',
  footprint: 'embedded-pro',
  quality: 'fair',
}

export const listTestVoices = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/unit-tests/voices',
  query: object({ language: languageCode(), model_type: testedType() }),
  response: type({ voices: list(synthesisVoice) }),
  quiet: true,
  [docs]: {
    summary:
      'The voices that can say sentences of a delivered language, for recordings that the product makes.',
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found', 'language_unavailable', 'resources_expired', 'voice_unavailable'],
    example: { params: { id: 7 }, query: { language: 'eng-US' }, response: { voices: [grace] } },
  },
})

export const makeTestAudio = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/unit-tests/audio',
  body: testAudioForm,
  response: type({
    task_id: identifier({ [docs]: { example: 32 } }),
    names: list(text({ [docs]: { example: 'switch-on-the-lamp-grace-middle-normal-none.wav' } }), {
      [docs]: { note: 'of the recordings; one that is there already is not made again' },
    }),
  }),
  status: 201,
  [docs]: {
    summary:
      'Have sentences spoken by the product in the background: each at every pitch, at every speed, with every noise, as recordings with their transcription.',
    owner: 'project',
    roles: 'member',
    errors: [
      'incorrect_form',
      'not_found',
      'language_unavailable',
      'resources_expired',
      'too_much_audio',
      'voice_unavailable',
      'too_many',
    ],
    example: {
      params: { id: 7 },
      body: {
        model_id: 11,
        sentences: ['switch on the lamp'],
        voices: ['middle'],
        speeds: ['normal'],
        noises: ['none', 'quiet'],
        speakers: [grace.voice_id],
        backgrounds: ['kitchen'],
        rooms: ['tiled'],
      },
      response: {
        task_id: 32,
        names: [
          'switch-on-the-lamp-grace-middle-normal-none.wav',
          'switch-on-the-lamp-grace-middle-normal-quiet-kitchen-tiled.wav',
        ],
      },
    },
  },
})
