import { limits } from '@saywright/api/contract'
import { analyze, writeMeaning } from '@saywright/grammar'
import { describe, expect, it } from 'vitest'
import { pickingGrammar, pickingSlots } from '../../testing/picking.js'
import { missingTests } from '../answers/missingTests.js'
import { suiteRun } from '../answers/suiteRun.js'
import type { Suite } from '../document/grammarDocument.js'
import { faultOfSentence, testOf, withoutTest, withTest } from './editSuite.js'
import { kindOfTest } from './SuiteKind.js'

const slots = Object.fromEntries(pickingSlots.map(({ name, values }) => [name, values]))
const confirmed = { sentence: 'confirmed', expect: 'accept' } as const

it('runs each test, with the word, the rule and the line of its cause, and the coverage of the grammar', () => {
  const suite: Suite = [confirmed, { sentence: 'pick all aisle one', expect: 'accept' }]
  const { outcomes, covered } = suiteRun(analyze(pickingGrammar), suite, slots)
  expect(outcomes).toMatchObject([
    { test: confirmed, conclusion: 'passed', meaning: { intent: 'CONFIRM', entities: [] } },
    { conclusion: 'refused', word: 'all', place: { rule: 'quantity', line: 16 }, meaning: undefined },
  ])
  expect([covered.isSaid.filter(Boolean).length, covered.isSaid.length]).toEqual([1, 36])
  expect(covered.rules.get('confirm')).toEqual({ said: 1, count: 4 })
  expect(covered.intents.get('PICK')).toEqual({ said: 0, count: 16 })
})

it('covers nothing by sentences that have to be refused', () => {
  const { covered } = suiteRun(analyze(pickingGrammar), [{ ...confirmed, expect: 'refuse' }], slots)
  expect(covered.isSaid.every((one) => one === 0)).toBe(true)
})

it('proposes the fewest tests for complete coverage, with their meanings and what they cover', () => {
  const suite: Suite = [confirmed, { sentence: 'done', expect: 'refuse' }]
  const found = missingTests(analyze(pickingGrammar), suite, slots, 1000)
  expect([found.never, found.said, found.proposed.length]).toEqual([35, 35, 13])
  expect(found.proposed[0]).toMatchObject({
    sentence: 'please pick a dozen from aisle one',
    meaning: { intent: 'PICK' },
    says: 7,
  })
  expect(found.places[0]).toMatchObject({ text: 'please', rule: 'order', line: 10 })
  expect(missingTests(analyze(pickingGrammar), suite, slots, 2)).toMatchObject({ never: 35, said: 13 })
})

it('makes a test of each kind, of a meaning without its words', () => {
  const side = { name: 'side', value: ['left', 'up'], text: 'left up', from: 1, to: 3, entities: [] }
  const aisle = { name: 'aisle', value: '12', text: 'aisle twelve', from: 0, to: 3, entities: [side] }
  const test = testOf(' aisle twelve left up ', 'meaning', { intent: null, entities: [aisle] })
  expect(test).toEqual({
    ...{ sentence: 'aisle twelve left up', expect: 'accept', intent: null },
    entities: [
      { name: 'aisle', value: '12', entities: [{ name: 'side', value: ['left', 'up'], entities: [] }] },
    ],
  })
  expect(writeMeaning(test)).toBe('aisle=12 (side=left; up)')
  expect([test, testOf('a', 'accept', undefined), testOf('a', 'refuse', undefined)].map(kindOfTest)).toEqual([
    ...['meaning', 'accept', 'refuse'],
  ])
})

describe('a suite', () => {
  const suite: Suite = [confirmed, { sentence: 'sing', expect: 'refuse' }]
  it('has each sentence once', () => {
    const other = { sentence: 'Confirmed ', expect: 'refuse' } as const
    expect(withTest(suite, other)).toEqual([other, suite[1]])
    expect(withTest(suite, { ...confirmed, sentence: 'done' })).toHaveLength(3)
    expect(withoutTest(suite, ' SING')).toEqual([confirmed])
    expect(withoutTest(suite, 'dance')).toBe(suite)
  })
  it('says why a sentence cannot be added', () => {
    const full = Array.from({ length: limits.testsPerSuite }, (_, n) => ({
      ...confirmed,
      sentence: String(n),
    }))
    expect([
      ...[faultOfSentence(suite, 'done'), faultOfSentence(suite, ' Sing '), faultOfSentence(full, 'done')],
      faultOfSentence(suite, 'a'.repeat(201)),
    ]).toEqual([undefined, 'taken', 'full', 'tooLong'])
  })
})
