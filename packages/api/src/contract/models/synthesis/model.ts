import type { ValueOf } from '../../kernel/description.js'
import { docs } from '../../kernel/docs.js'
import { nullable, text, type } from '../../kernel/structs.js'
import { limits } from '../../limits.js'
import { commonFields } from '../commonFields.js'

export const synthesisFields = {
  voice_id: nullable(
    text({
      max: limits.nameMaxCharacters,
      [docs]: { example: 'kal16', note: 'null until a voice is chosen' },
    }),
  ),
}
export const synthesisModel = type({ ...commonFields, ...synthesisFields })
export type SynthesisModel = ValueOf<typeof synthesisModel>
