import { emailPattern, errorKeys } from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

describe('the dictionary of field errors', () => {
  it('F-001 has words in both languages for each of the 12 keys', () => {
    expect(errorKeys).toHaveLength(12)
    for (const key of errorKeys) {
      expect(enUS[key]).toMatch(/\S/)
      expect(frFR[key]).toMatch(/\S/)
      expect(frFR[key]).not.toBe(enUS[key])
    }
  })
  it('F-002 says by which rule an address is refused, so that one with a + is not called no address', () => {
    const [, before, least, most] =
      /^\^\[A-Za-z0-9(\S+?)\]\+@.*\{(\d),(\d)\}\$$/.exec(emailPattern.source) ?? []
    for (const [words, from] of [
      [enUS, `${least} to ${most} letters`],
      [frFR, `${least} à ${most} lettres`],
    ] as const) {
      expect(words.invalidEmail).toContain(from)
      for (const sign of before ?? 'none') expect(words.invalidEmail).toContain(sign)
    }
  })
  it('F-071 says "This field is required"', () => {
    expect(enUS.required).toBe('This field is required.')
    expect(frFR.required).toBe('Ce champ est obligatoire.')
  })
})
