import { pathTo } from './pathTo.js'

/** Every address of the studio, below the host of its own. */
export const studioPaths = {
  project: pathTo('/:projectId'),
  /** A model of any type, by the segment of its type. */
  model: pathTo('/:projectId/:models/:modelId'),
  /** The model that was changed last. */
  voiceCommands: pathTo('/:projectId/voice-commands'),
  voiceCommandModel: pathTo('/:projectId/voice-commands/:modelId'),
  voiceCommandVersions: pathTo('/:projectId/voice-commands/:modelId/versions'),
  /** Another view of its grammar. */
  voiceCommandTab: pathTo('/:projectId/voice-commands/:modelId/:tab'),
  /** The one that was changed last, as of voice commands. */
  wakeWords: pathTo('/:projectId/wake-words'),
  wakeWordModel: pathTo('/:projectId/wake-words/:modelId'),
  synthesis: pathTo('/:projectId/synthesis'),
  synthesisModel: pathTo('/:projectId/synthesis/:modelId'),
  enhancement: pathTo('/:projectId/enhancement'),
  enhancementModel: pathTo('/:projectId/enhancement/:modelId'),
  biometrics: pathTo('/:projectId/biometrics'),
  biometricModel: pathTo('/:projectId/biometrics/:modelId'),
  export: pathTo('/:projectId/export'),
  audioFiles: pathTo('/:projectId/audio-files'),
  unitTests: pathTo('/:projectId/voice-commands/:modelId/unit-tests'),
  newUnitTest: pathTo('/:projectId/voice-commands/:modelId/unit-tests/new'),
  unitTest: pathTo('/:projectId/voice-commands/:modelId/unit-tests/:testId'),
  editUnitTest: pathTo('/:projectId/voice-commands/:modelId/unit-tests/:testId/edit'),
} as const

/** What stands before the models of each type in an address of the studio. */
export const modelSegments = {
  voice_commands: 'voice-commands',
  wake_word: 'wake-words',
  synthesis: 'synthesis',
  enhancement: 'enhancement',
  biometrics: 'biometrics',
} as const
