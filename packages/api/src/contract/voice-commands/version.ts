import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, integer, list, maybe, text, type } from '../kernel/structs.js'
import { person } from '../members/member.js'
import { grammarText, settingFields } from './model.js'
import { suiteAnswer } from './suite.js'

const summaryFields = {
  id: identifier(),
  revision: integer({ min: 1, [docs]: { note: 'the save that made it', example: 3 } }),
  author: maybe(person),
  label: maybe(text({ [docs]: { note: 'what somebody called it', example: 'Before the tests' } })),
  restored_from: maybe(integer({ min: 1, [docs]: { note: 'the revision that was brought back' } })),
  lines: integer({ min: 0, [docs]: { note: 'lines of the grammar', example: 24 } }),
  slots: integer({ min: 0, [docs]: { note: 'dynamic slots with values', example: 3 } }),
  values: integer({ min: 0, [docs]: { note: 'values of all its slots', example: 53 } }),
  tests: integer({ min: 0, [docs]: { note: 'tests of its suite', example: 40 } }),
  created_at: instant(),
}

/** A save of a model as a list of versions shows it. */
export const voiceCommandVersionSummary = type(summaryFields)
export type VoiceCommandVersionSummary = ValueOf<typeof voiceCommandVersionSummary>

/** The content of a save. */
export const voiceCommandVersion = type({
  ...summaryFields,
  language: text({ [docs]: { example: 'eng-US' } }),
  grammar: grammarText(),
  settings: type(settingFields),
  dynamic_slots: list(type({ name: text(), values: list(text()) })),
  suite: suiteAnswer(),
})
export type VoiceCommandVersion = ValueOf<typeof voiceCommandVersion>
