import type { SuiteTest } from '@saywright/api/contract'
import { aVoiceCommandVersion } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { changesOfVersion } from './changesOfVersion.js'
import { settingsText, slotsText, suiteText } from './versionTexts.js'

const grammar = '#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n!slot <who>;\n<main>: call <who>;\n'
const now = aVoiceCommandVersion({ grammar, dynamic_slots: [{ name: '<who>', values: ['Anna', 'Tom'] }] })

it('finds nothing changed in the version that is saved', () => {
  expect(changesOfVersion(now, structuredClone(now))).toEqual([])
})

it('lists what a version would restore: sentences, slots, suite, settings and language', () => {
  const then = aVoiceCommandVersion({
    ...now,
    language: 'fra-FR',
    settings: { ...now.settings, TSILENCE: 700, THRESHOLD: 5700 },
    suite: [{ sentence: 'call Anna', expect: 'accept' }],
    dynamic_slots: [
      { name: 'who', values: ['Anna'] },
      { name: 'where', values: ['home'] },
    ],
  })
  expect(changesOfVersion(now, then)).toEqual([
    { what: 'sentences', before: 2n, after: 1n },
    { what: 'slot', name: 'who', before: 2, after: 1 },
    { what: 'slot', name: 'where', before: undefined, after: 1 },
    { what: 'suite', before: 0, after: 1 },
    { what: 'setting', name: 'TSILENCE', before: '500', after: '700' },
    { what: 'setting', name: 'THRESHOLD', before: '5000', after: '5700' },
    { what: 'language', name: '', before: 'eng-US', after: 'fra-FR' },
  ])
})

it('has no number of sentences for a version with errors', () => {
  const broken = { ...now, grammar: grammar.replace('<who>;\n<main>', '<who>\n<main>') }
  expect(changesOfVersion(now, broken)).toEqual([{ what: 'sentences', before: 2n, after: undefined }])
})

it('writes slots and settings as lines, whatever the order of the slots', () => {
  const [dock, who] = [
    { name: '<dock>', values: ['north', 'south'] },
    { name: 'who', values: ['Tom'] },
  ]
  expect(slotsText([who, dock])).toBe(slotsText([dock, who]))
  expect(slotsText([{ name: 'who', values: ['Tom', 'Anna'] }])).toBe('<who>\n  Tom\n  Anna')
  const { THRESHOLD, ...others } = now.settings
  expect(settingsText({ THRESHOLD, ...others })).toBe(settingsText(now.settings))
  expect(settingsText(now.settings).split('\n')).toEqual([
    'STREAM_RESULT_MODE = final',
    'MAXNBEST = 10',
    'TSILENCE = 500',
    'THRESHOLD = 5000',
  ])
})

it('writes the tests of a suite as lines, whatever their order', () => {
  const entities = [{ name: 'who', value: 'Anna', entities: [] }]
  const anna: SuiteTest = { sentence: 'call Anna', expect: 'accept', intent: 'CALL', entities }
  const sing: SuiteTest = { sentence: 'sing', expect: 'refuse' }
  const text = 'accept call Anna\n  CALL  who=Anna\nrefuse sing'
  expect(suiteText([sing, anna])).toBe(text)
})
