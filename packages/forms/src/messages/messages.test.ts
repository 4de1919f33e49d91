import { errorKeys } from '@saywright/api/contract'
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
  it('F-002 calls no refused address wrong: which ones are taken is an option', () => {
    expect(enUS.invalidEmail).toBe('This address is not accepted. Write one like name@example.com.')
    expect(frFR.invalidEmail).toContain('nom@example.com')
  })
  it('F-071 says "This field is required"', () => {
    expect(enUS.required).toBe('This field is required.')
    expect(frFR.required).toBe('Ce champ est obligatoire.')
  })
})
