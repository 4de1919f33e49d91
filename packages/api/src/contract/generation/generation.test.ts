import { describe, expect, it } from 'vitest'
import { failuresOf } from '../kernel/failures.js'
import { creditsOf } from './creditsOf.js'
import { generateForm, translateForm } from './generation.js'

const asked = { language: 'eng-US', description: 'Switch lamps' }
const slots = (count: number) => Array.from({ length: count }, (_, index) => `slot ${index}`)

describe('requests to the helper', () => {
  it('is a description of 200 characters at most', () => {
    expect(failuresOf(generateForm, { ...asked, description: 'd'.repeat(200) })).toBeUndefined()
    expect(failuresOf(generateForm, { ...asked, description: 'd'.repeat(201) })).toEqual({
      description: 'tooLong',
    })
    expect(failuresOf(generateForm, { ...asked, description: ' ' })).toEqual({ description: 'required' })
  })

  it('may use 50 slots at most', () => {
    expect(failuresOf(generateForm, { ...asked, slots: slots(50) })).toBeUndefined()
    expect(failuresOf(generateForm, { ...asked, slots: slots(51) })).toEqual({ slots: 'tooLong' })
  })

  it('is sent with a grammar of at most 20,000 characters', () => {
    const sent = { from: 'eng-US', to: 'fra-FR', grammar: 'g'.repeat(20_000) }
    expect(failuresOf(translateForm, sent)).toBeUndefined()
    expect(failuresOf(translateForm, { ...sent, grammar: `${sent.grammar}g` })).toEqual({
      grammar: 'tooLong',
    })
  })
})

it.each([
  [0, 1],
  [1, 2],
  [4000, 2],
  [4001, 3],
  [20_000, 6],
])('S-015 a grammar of %i characters makes it cost %i credits', (length, credits) => {
  expect(creditsOf('g'.repeat(length))).toBe(credits)
})
