import { languageFields } from '@saywright/api/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterPress } from './openPanel.js'

it('F-036 after any of 1,000 sequences of presses one panel is open at most: the last that was pressed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...languageFields), { minLength: 1, maxLength: 40 }), (presses) => {
      const open = presses.reduce(
        afterPress,
        languageFields[0] as (typeof languageFields)[number] | undefined,
      )
      // Pressed again and again without another in between, it opens and closes in turn.
      const last = presses.at(-1)
      const others = presses.findLastIndex((each) => each !== last)
      const inARow = presses.length - 1 - others
      const wasOpen = others === -1 && last === languageFields[0]
      expect(open).toBe((inARow % 2 === 1) !== wasOpen ? last : undefined)
    }),
    { numRuns: 1000 },
  )
})
