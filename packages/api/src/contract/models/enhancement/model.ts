import type { ValueOf } from '../../kernel/description.js'
import { docs } from '../../kernel/docs.js'
import { flag, type } from '../../kernel/structs.js'
import { commonFields } from '../commonFields.js'

export const enhancementFields = {
  echo_cancelling: flag({ [docs]: { example: false } }),
  noise_reduction: flag({ [docs]: { example: true } }),
  source_separation: flag({ [docs]: { example: false } }),
  gain: flag({ [docs]: { example: false } }),
}
export const enhancementModel = type({ ...commonFields, ...enhancementFields })
export type EnhancementModel = ValueOf<typeof enhancementModel>
