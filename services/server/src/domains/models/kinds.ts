import { biometrics } from './biometrics/kind.js'
import { enhancement } from './enhancement/kind.js'
import { synthesis } from './synthesis/kind.js'
import { wakeWords } from './wake-words/kind.js'

/** The kinds whose models are rows of the table `model`. */
export const storedKinds = [wakeWords, synthesis, enhancement, biometrics] as const
