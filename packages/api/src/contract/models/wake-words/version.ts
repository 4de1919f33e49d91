import type { ValueOf } from '../../kernel/description.js'
import { docs } from '../../kernel/docs.js'
import { integer, text, type } from '../../kernel/structs.js'
import { versionFields } from '../versionCall.js'
import { wakeThreshold } from './model.js'
import { saidWordLists } from './wakeWord.js'

const summaryFields = {
  ...versionFields,
  positive: integer({ min: 0, [docs]: { note: 'wake words', example: 2 } }),
  negative: integer({ min: 0, [docs]: { note: 'anti wake words', example: 4 } }),
}

/** A save of a wake-word model as a list of versions shows it. */
export const wakeWordVersionSummary = type(summaryFields)
export type WakeWordVersionSummary = ValueOf<typeof wakeWordVersionSummary>

/** The content of a save. */
export const wakeWordVersion = type({
  ...summaryFields,
  language: text({ [docs]: { example: 'eng-US' } }),
  ...saidWordLists,
  threshold: wakeThreshold(),
})
export type WakeWordVersion = ValueOf<typeof wakeWordVersion>
