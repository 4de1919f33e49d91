import type { ModelType } from '@saywright/api/contract'
import { biometrics } from './biometrics/kind.js'
import { enhancement } from './enhancement/kind.js'
import type { StudioKind } from './studioKind.js'
import { synthesis } from './synthesis/kind.js'
import { voiceCommands } from './voice-commands/kind.js'
import { wakeWords } from './wake-words/kind.js'

const kinds: { readonly [Type in ModelType]: StudioKind<Type> } = {
  voice_commands: voiceCommands,
  wake_word: wakeWords,
  synthesis,
  enhancement,
  biometrics,
}

/** The definition of a kind for the studio. */
export const studioKindOf = <Type extends ModelType>(type: Type): StudioKind<Type> => kinds[type]
