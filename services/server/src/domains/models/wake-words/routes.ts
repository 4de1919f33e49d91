import type { ServerRoute } from '../../shared/call.js'
import { listenForWakeWordsRoute } from './listen.js'
import { listLanguageSoundsRoute } from './listLanguageSounds.js'
import { rateWakeWordsRoute } from './rate.js'
import { spotInAudioFileRoute, spotInRecordingRoute } from './spot.js'

/** The calls of wake words alone, beside those of models of every kind. */
export const wakeWordsRoutes: readonly ServerRoute[] = [
  spotInRecordingRoute,
  spotInAudioFileRoute,
  listenForWakeWordsRoute,
  rateWakeWordsRoute,
  listLanguageSoundsRoute,
]
