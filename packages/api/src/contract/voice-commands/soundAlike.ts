import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { integer, list, nullable, number, oneOf, text, type } from '../kernel/structs.js'

/** The consequence of confusing one sentence with the other; `words` where the grammar gives neither a meaning. */
export const soundAlikeEffects = ['intent', 'value', 'words', 'none'] as const
export type SoundAlikeEffect = (typeof soundAlikeEffects)[number]

const soundAlikeSentence = type({
  text: text({ [docs]: { example: 'pick from aisle fifteen' } }),
  intent: nullable(text({ [docs]: { example: 'PICK' } })),
  line: nullable(
    integer({ min: 1, [docs]: { example: 5, note: 'of the words that the other sentence has not' } }),
  ),
  column: nullable(integer({ min: 1, [docs]: { example: 10 } })),
  slot: nullable(text({ [docs]: { note: 'when these words are one of its values' } })),
})

/** Two sentences of a grammar that are easily taken for each other. */
export const soundAlikePair = type({
  distance: number({
    min: 0,
    [docs]: { example: 0.4, note: '1 is about one sound that has nothing in common; 0 for the same sounds' },
  }),
  effect: oneOf(soundAlikeEffects, { [docs]: { example: 'value' } }),
  sentences: list(soundAlikeSentence, { min: 2, max: 2 }),
})
export type SoundAlikePair = ValueOf<typeof soundAlikePair>
