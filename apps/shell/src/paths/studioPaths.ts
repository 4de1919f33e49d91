import { pathTo } from './pathTo.js'

/** Every address of the studio, below the host of its own. */
export const studioPaths = {
  project: pathTo('/:projectId'),
  /** The model of a kind that was changed last, by the segment of its kind. */
  latestModel: pathTo('/:projectId/:models'),
  /** A model of any kind. */
  model: pathTo('/:projectId/:models/:modelId'),
  /** The model that was changed last. */
  voiceCommands: pathTo('/:projectId/voice-commands'),
  voiceCommandModel: pathTo('/:projectId/voice-commands/:modelId'),
  voiceCommandVersions: pathTo('/:projectId/voice-commands/:modelId/versions'),
  /** Another view of its grammar. */
  voiceCommandTab: pathTo('/:projectId/voice-commands/:modelId/:tab'),
  wakeWords: pathTo('/:projectId/wake-words'),
  wakeWordModel: pathTo('/:projectId/wake-words/:modelId'),
  wakeWordVersions: pathTo('/:projectId/wake-words/:modelId/versions'),
  export: pathTo('/:projectId/export'),
  audioFiles: pathTo('/:projectId/audio-files'),
  /** Of a model of any kind that has unit tests, by the segment of its kind. */
  unitTests: pathTo('/:projectId/:models/:modelId/unit-tests'),
  newUnitTest: pathTo('/:projectId/:models/:modelId/unit-tests/new'),
  unitTest: pathTo('/:projectId/:models/:modelId/unit-tests/:testId'),
  editUnitTest: pathTo('/:projectId/:models/:modelId/unit-tests/:testId/edit'),
} as const
