import { anAudioAsset, aUnitTest, aVoiceCommandModel } from '@saywright/api/testing'
import { describe, expect, it, test } from 'vitest'
import { blankTest, faultsOfTest, formOfTest, slotsOfTest, valuesOfTest, withTestable } from './testValues.js'

const good = { ...blankTest(5000), files: [21], name: 'Near' }
const others = [{ id: 41, name: 'Aisle accents' }]

test.each([
  ['nothing', {}, {}],
  ['F-071 an empty name', { name: ' ' }, { name: 'required' }],
  ['F-073 a name of 101 characters', { name: 'a'.repeat(101) }, { name: 'tooLong' }],
  ['F-072 a name that is taken', { name: ' aisle ACCENTS ' }, { name: 'alreadyExists' }],
  ['F-073 a description of 201 characters', { description: 'a'.repeat(201) }, { description: 'tooLong' }],
  ['F-074 a threshold of -1', { threshold: -1 }, { confidence_threshold: 'outOfRange' }],
  ['F-074 a threshold of 0', { threshold: 0 }, {}],
  ['F-074 a threshold of 10000', { threshold: 10_000 }, {}],
  ['F-074 a threshold of 10001', { threshold: 10_001 }, { confidence_threshold: 'outOfRange' }],
  ['F-071 no threshold', { threshold: null }, { confidence_threshold: 'required' }],
])('%s', (_, changes, faults) => expect(faultsOfTest({ ...good, ...changes }, others)).toEqual(faults))

describe('a test', () => {
  it('may keep its own name', () => {
    expect(faultsOfTest({ ...good, name: 'Aisle accents' }, others, 41)).toEqual({})
  })

  it('F-082 leaves out recordings that were deleted or lost their transcription since they were chosen', () => {
    const recordings = [
      anAudioAsset({ id: 21 }),
      anAudioAsset({ id: 22, transcription: ' ' }),
      anAudioAsset({ id: 23, transcription: null }),
    ]
    expect(withTestable({ ...good, files: [23, 22, 21, 99] }, recordings)).toEqual({ ...good, files: [21] })
    // The same object while nothing is left out, so that components do not render again.
    expect(withTestable(good, recordings)).toBe(good)
  })

  it('is sent with the slots that are its own', () => {
    expect(formOfTest({ ...good, slots: { room: ' attic \n\ncellar' } })).toEqual({
      name: 'Near',
      description: '',
      confidence_threshold: 5000,
      audio_files: [21],
      expectations: [],
      slots: [{ name: 'room', values: ['attic', 'cellar'] }],
    })
  })

  it('takes a recording without a transcription that has to be refused', () => {
    const recordings = [anAudioAsset({ id: 21, transcription: null })]
    const values = { ...good, expected: { 21: { expectation: 'no_speech', meaning: null } } } as const
    expect(withTestable(values, recordings).files).toEqual([21])
    expect(formOfTest(values).expectations).toEqual([
      { audio_id: 21, expectation: 'no_speech', meaning: null },
    ])
    // The expectation of a recording outside the test is not sent.
    expect(formOfTest({ ...values, files: [22] }).expectations).toEqual([])
  })

  it('preserves the expectations of its recordings', () => {
    const [file] = aUnitTest().audio_files
    const meaning = { intent: 'SWITCH', entities: [] }
    const saved = aUnitTest({
      audio_files: [
        { ...file!, id: 21 },
        { ...file!, id: 22, expectation: 'other_sentence' },
        { ...file!, id: 23, meaning },
      ],
    })
    expect(formOfTest(valuesOfTest(saved)).expectations).toEqual([
      { audio_id: 22, expectation: 'other_sentence', meaning: null },
      { audio_id: 23, expectation: 'sentence', meaning },
    ])
  })

  it('runs with its own values in place of those of the model', () => {
    const slots = [
      { name: '<room>', values: ['kitchen'] },
      { name: 'contact', values: ['Anna'] },
    ]
    expect(slotsOfTest(aVoiceCommandModel({ slots }), { slots: { Room: 'attic' } })).toEqual({
      contact: ['Anna'],
      Room: ['attic'],
    })
  })

  it('is the same after a round trip', () => {
    const saved = aUnitTest({ slots: [{ name: '<room>', values: ['attic', 'cellar'] }] })
    expect(valuesOfTest(saved)).toMatchObject({ files: [21], slots: { room: 'attic\ncellar' } })
  })
})
