import type { ValueOf } from '../../kernel/description.js'
import { docs } from '../../kernel/docs.js'
import { integer, type } from '../../kernel/structs.js'
import { limits } from '../../limits.js'
import { commonFields } from '../commonFields.js'
import { saidWordLists } from './wakeWord.js'

/** Least score with which a wake word wakes. */
export const wakeThreshold = () =>
  integer({
    min: limits.confidenceMin,
    max: limits.confidenceMax,
    [docs]: { example: limits.confidenceThreshold, note: 'least score with which a wake word wakes' },
  })

export const wakeWordModel = type({ ...commonFields, ...saidWordLists, threshold: wakeThreshold() })
export type WakeWordModel = ValueOf<typeof wakeWordModel>
export { type WakeWord, wakeWord } from './wakeWord.js'
