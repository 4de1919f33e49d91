import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failuresOf } from '../kernel/failures.js'
import { pronunciationWish } from './pronunciation.js'

const wish = (change: object) => failuresOf(pronunciationWish, { word: 'living', ...change })
const sounds = fc.array(fc.constantFrom('l', 'ɪ', 'ˈi', 'ʃ', 'ɔ̃', 'ː'), { minLength: 1, maxLength: 6 })

describe('pronunciations', () => {
  it.each(['[ˈlɪ][vɪŋ]', '[a]', '[ɡɑ][ˈʁaʒ]'])(
    'F-078 %s are phonemes: syllables in square brackets',
    (phonemes) => {
      expect(wish({ phonemes })).toBeUndefined()
    },
  )

  it.each(['ˈlɪvɪŋ', '[ˈlɪ]vɪŋ', '[ˈlɪ][vɪŋ', '[]', '[a[b]]', '[a b]', '[a] [b]'])(
    'F-078 rejects %s',
    (phonemes) => {
      expect(wish({ phonemes })).toEqual({ phonemes: 'invalid' })
    },
  )

  it('F-078 whatever the syllables, they are phonemes in brackets and none without', () => {
    fc.assert(
      fc.property(fc.array(sounds, { minLength: 1, maxLength: 5 }), (syllables) => {
        const written = syllables.map((syllable) => `[${syllable.join('')}]`).join('')
        expect(wish({ phonemes: written })).toBeUndefined()
        expect(wish({ phonemes: written.slice(1) })).toEqual({ phonemes: 'invalid' })
        expect(wish({ phonemes: written.slice(0, -1) })).toEqual({ phonemes: 'invalid' })
      }),
    )
  })

  it('F-079 a pronunciation override and phonemes are never both set', () => {
    const field = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
    fc.assert(
      fc.property(field(['why fye', 'lee vin']), field(['[a]', '[ˈlɪ][vɪŋ]']), (pronas, phonemes) => {
        const isBoth = pronas !== undefined && phonemes !== undefined
        expect(wish({ pronas, phonemes })).toEqual(isBoth ? { phonemes: 'mismatch' } : undefined)
      }),
    )
  })
})
