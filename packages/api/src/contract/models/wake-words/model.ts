import type { ValueOf } from '../../kernel/description.js'
import { type } from '../../kernel/structs.js'
import { commonFields } from '../commonFields.js'
import { saidWordLists } from './wakeWord.js'

export const wakeWordModel = type({ ...commonFields, ...saidWordLists })
export type WakeWordModel = ValueOf<typeof wakeWordModel>
export { type WakeWord, wakeWord } from './wakeWord.js'
