import { ready } from '@saywright/api/contract'
import {
  aBiometricModel,
  anAudioAsset,
  anEnhancementModel,
  aProject,
  aSynthesisModel,
  aTask,
  aUnitTestRunSummary,
  aUnitTestSummary,
  aVoiceCommandModelSummary,
  aWakeWordModel,
} from '@saywright/api/testing'
import type { ChangesOf } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { fn } from 'storybook/test'
import { faultHref } from '../../../../parts/models/faultHref.js'
import type { ProjectModel } from '../../../../parts/models/projectModel.js'
import type { HubScreenProps } from '../HubScreen.js'

/** The loudness of a sentence, drawn by a formula so that every machine draws it alike. */
export const spoken = (seed: number) =>
  Array.from({ length: 200 }, (_, index) => {
    const syllables = Math.abs(Math.sin(index / (4 + seed)) * Math.sin(index / 17 + seed))
    return Math.min(1, syllables * (0.5 + 0.5 * Math.abs(Math.sin(index * seed))))
  })

export const commands = (changes: Parameters<typeof aVoiceCommandModelSummary>[0]): ProjectModel => ({
  type: 'voice_commands',
  ...aVoiceCommandModelSummary(changes),
})

export const someModels: readonly ProjectModel[] = [
  commands({
    id: 11,
    name: 'picking-en',
    revision: 14,
    last_recording_peaks: spoken(1),
    suite_result: { passed: 41, total: 41 },
  }),
  commands({ id: 12, name: 'picking-fr', language: 'fra-FR', last_recording_peaks: spoken(2) }),
  { type: 'wake_word', ...aWakeWordModel() },
  { type: 'synthesis', ...aSynthesisModel() },
  { type: 'enhancement', ...anEnhancementModel() },
  { type: 'biometrics', ...aBiometricModel() },
]

const delivered = aProject({
  title: 'Warehouse voice picking',
  tags: [
    { technology: 'asr', langs: ['eng-US', 'fra-FR', 'nld-NL'] },
    { technology: 'wake-word', langs: ['eng-US'] },
    { technology: 'tts', langs: ['fra-FR', 'eus-ES'] },
    { technology: 'speech_enhancement', langs: [] },
  ],
})

/** A project with models of all five types, a test, tasks and recordings. @param changes overrides, by group. */
export function aHub({ state = {}, actions = {} }: ChangesOf<HubScreenProps> = {}): HubScreenProps {
  return {
    state: {
      project: {
        open: delivered,
        running: [
          aTask({
            id: 31,
            type: 'export',
            name: 'Android ARMv8',
            status: 'running',
            progress: 0.62,
            current_step: 'picking-en',
          }),
          aTask({ id: 32, type: 'unit_test', name: 'Forklift noise', status: 'pending', progress: 0 }),
        ],
        recordings: [
          anAudioAsset({ id: 21, duration: 64, transcription: 'switch on the lamp' }),
          anAudioAsset({ id: 22, duration: 61, transcription: 'switch off the lamp' }),
          anAudioAsset({ id: 23, duration: 58, transcription: null }),
        ],
        ...state.project,
      },
      models: {
        all: ready(someModels),
        tests: [aUnitTestSummary({ model_id: 11, last_run: aUnitTestRunSummary({ passed: 41, files: 46 }) })],
        ...state.models,
      },
      navigation: {
        hrefOf: ({ type, id }) => `/7/${type}/${id}`,
        faultHrefOf: ({ model, fault }) => faultHref(7, model.id, fault),
        testHrefOf: ({ id, model_id }) => `/7/voice-commands/${model_id}/tests/${id}`,
        audioHref: '/7/audio-files',
        exportHref: '/7/export',
        requestHref: consolePaths.projectTechnologies({ projectId: 7 }),
        ...state.navigation,
      },
    },
    actions: {
      models: {
        ...{ create: fn(async () => undefined), readTemplates: fn(), rename: fn(async () => undefined) },
        ...{ duplicate: fn(async () => undefined), delete: fn(async () => undefined) },
        ...actions.models,
      },
    },
  }
}
