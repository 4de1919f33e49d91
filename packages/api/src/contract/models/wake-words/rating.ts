import type { ValueOf } from '../../kernel/description.js'
import { docs } from '../../kernel/docs.js'
import { integer, text, type } from '../../kernel/structs.js'

/** Why a rated word is near a command of the project. */
export const commandClash = type({
  /** The wake word. */
  of: text({ [docs]: { example: 'Hello Halden' } }),
  /** What they share. */
  text: text({ [docs]: { example: 'halden' } }),
  model_id: integer({ min: 1, [docs]: { example: 11 } }),
  model_name: text({ [docs]: { example: 'picking-en' } }),
  line: integer({ min: 1, [docs]: { note: 'of its grammar', example: 25 } }),
})
export type CommandClash = ValueOf<typeof commandClash>

/** Why an anti wake word is in a model, as far as it is known. */
export const antiReasons = ['near_word', 'part', 'command', 'own'] as const
export type AntiReason = (typeof antiReasons)[number]
