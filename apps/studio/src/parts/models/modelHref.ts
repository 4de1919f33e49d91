import type { ModelType } from '@saywright/api/contract'
import { studioPaths } from '@saywright/shell/paths'

const paths = {
  voice_commands: studioPaths.voiceCommandModel,
  wake_word: studioPaths.wakeWordModel,
  synthesis: studioPaths.synthesisModel,
  enhancement: studioPaths.enhancementModel,
  biometrics: studioPaths.biometricModel,
} as const

/** Where a model of a project is opened. */
export const modelHref = (
  projectId: number,
  { type, id }: { readonly type: ModelType; readonly id: number },
): string => paths[type]({ projectId, modelId: id })
