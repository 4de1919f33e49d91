import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { name } from '../kernel/rules.js'
import { file, nullable, object, optional, text } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { type AudioAsset, audioAsset } from './audioAsset.js'
import { audioMediaTypes } from './mediaTypes.js'

const transcription = () =>
  text({ max: limits.freeTextMaxCharacters, [docs]: { example: 'switch on the lamp' } })

const asset: AudioAsset = {
  id: 21,
  name: 'switch-on.wav',
  type: 'audio/wav',
  duration: 1.8,
  size: 57_644,
  created_at: '2026-11-18T14:00:00.000Z',
  transcription: 'switch on the lamp',
}

export const listAudioFiles = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/audio-files',
  query: pageQuery,
  response: paged(audioAsset),
  [docs]: {
    summary: 'Recordings of a project, newest first unless sorted otherwise.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: { data: [asset], total: 1 } },
  },
})

export const uploadAudioFile = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/audio-files',
  body: object({
    name: name('switch-on.wav'),
    transcription: optional(transcription()),
    file: file({ mediaTypes: audioMediaTypes, maxBytes: limits.audioMaxBytes }),
  }),
  encoding: 'multipart',
  response: audioAsset,
  status: 201,
  [docs]: {
    summary: 'Add a recording of at most 10 s and 5 MB. Its name is unique in the project.',
    owner: 'project',
    roles: 'member',
    scope: 'models',
    errors: [
      'incorrect_form',
      'not_found',
      'already_exists',
      'too_large',
      'unsupported_type',
      'audio_unreadable',
      'audio_too_long',
      'too_much_audio',
    ],
    example: {
      params: { id: 7 },
      body: { name: 'switch-on.wav', file: new Blob(['RIFF'], { type: 'audio/wav' }) },
      response: asset,
    },
  },
})

export const saveAudioFile = endpoint({
  method: 'PUT',
  path: 'v3/projects/{id}/audio-files/{audioId}',
  body: object({
    name: optional(name('switch-on.wav')),
    transcription: optional(nullable(transcription())),
    transcription_before: optional(nullable(transcription())),
  }),
  [docs]: {
    summary:
      'Rename a recording or write what is said in it. `transcription_before` is what was read; when someone wrote otherwise since, nothing is written.',
    owner: 'project',
    roles: 'member',
    scope: 'models',
    errors: ['incorrect_form', 'not_found', 'already_exists', 'changed_elsewhere'],
    example: {
      params: { id: 7, audioId: 21 },
      body: { transcription: 'switch on the lamp' },
    },
  },
})

export const replaceAudioFile = endpoint({
  method: 'PUT',
  path: 'v3/projects/{id}/audio-files/{audioId}/content',
  body: object({ file: file({ mediaTypes: audioMediaTypes, maxBytes: limits.audioMaxBytes }) }),
  encoding: 'multipart',
  [docs]: {
    summary: 'Give a recording another sound, such as itself without silence. Name and transcription stay.',
    owner: 'project',
    roles: 'member',
    scope: 'models',
    errors: [
      'incorrect_form',
      'not_found',
      'changed_elsewhere',
      'too_large',
      'unsupported_type',
      'audio_unreadable',
      'audio_too_long',
      'too_much_audio',
    ],
    example: {
      params: { id: 7, audioId: 21 },
      body: { file: new Blob(['RIFF'], { type: 'audio/wav' }) },
    },
  },
})

export const deleteAudioFile = endpoint({
  method: 'DELETE',
  path: 'v3/projects/{id}/audio-files/{audioId}',
  [docs]: {
    summary: 'Delete a recording.',
    owner: 'project',
    roles: 'member',
    scope: 'models',
    errors: ['not_found'],
    example: { params: { id: 7, audioId: 21 } },
  },
})

export const getAudioFilePeaks = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/audio-files/{audioId}/peaks',
  response: file({ mediaTypes: ['application/octet-stream'], maxBytes: limits.audioMaxBytes }),
  responseKind: 'file',
  quiet: true,
  [docs]: {
    summary:
      'The lowest and highest amplitudes of a recording, in the data format of audiowaveform (version 1, 8 bits); `not_found` for a format that the server does not decode.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: {
      params: { id: 7, audioId: 21 },
      response: new Blob(['\u0001'], { type: 'application/octet-stream' }),
    },
  },
})

export const getAudioFileContent = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/audio-files/{audioId}/content',
  response: file({ mediaTypes: audioMediaTypes, maxBytes: limits.audioMaxBytes }),
  responseKind: 'file',
  quiet: true,
  [docs]: {
    summary: 'The bytes of a recording.',
    owner: 'project',
    roles: 'member',
    scope: 'downloads',
    errors: ['not_found'],
    example: { params: { id: 7, audioId: 21 }, response: new Blob(['RIFF'], { type: 'audio/wav' }) },
  },
})
