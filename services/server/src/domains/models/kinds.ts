import { biometrics } from './biometrics/kind.js'
import { enhancement } from './enhancement/kind.js'
import { synthesis } from './synthesis/kind.js'
import { wakeWords } from './wake-words/kind.js'
import { wakeWordsRoutes } from './wake-words/routes.js'

/** The kinds whose models are rows of the table `model`. */
export const storedKinds = [wakeWords, synthesis, enhancement, biometrics] as const

/** The calls that a kind has beside those of every kind. */
export const ownRoutes = [...wakeWordsRoutes]
