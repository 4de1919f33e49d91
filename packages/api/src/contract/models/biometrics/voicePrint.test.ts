import { expect, it, test } from 'vitest'
import { failuresOf } from '../../kernel/failures.js'
import { saveBiometricModel } from './calls.js'

const faultsOf = (...voice_prints: object[]) =>
  failuresOf(saveBiometricModel.body!, { revision: 1, voice_prints })

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each<[string, object, string | undefined]>([
  ['without a passphrase', { name: 'Ada', audio_files: [] }, undefined],
  ['with a passphrase', { name: 'Ada', passphrase: 'open the door', audio_files: [1, 2] }, undefined],
  ['with an empty passphrase', { name: 'Ada', passphrase: ' ', audio_files: [] }, 'passphrase'],
  ['without a name', { name: '', audio_files: [] }, 'name'],
  ['of as many recordings as may be', { name: 'Ada', audio_files: ids(20) }, undefined],
  ['of one more', { name: 'Ada', audio_files: ids(21) }, 'audio_files'],
  ['of one recording twice', { name: 'Ada', audio_files: [1, 2, 1] }, 'audio_files'],
])('a voice print %s', (_, print, field) => {
  expect(Object.keys(faultsOf(print) ?? {})).toEqual(field ? [`voice_prints.0.${field}`] : [])
})

it('a name occurs once in a model', () => {
  const [ada, again] = ['Ada', ' ADA'].map((name) => ({ name, audio_files: [] }))
  expect(faultsOf(ada!, again!)).toEqual({ 'voice_prints.1.name': 'alreadyExists' })
})

it('a model has at most a hundred voice prints', () => {
  const prints = ids(101).map((id) => ({ name: `Voice ${id}`, audio_files: [] }))
  expect(faultsOf(...prints.slice(1))).toBeUndefined()
  expect(faultsOf(...prints)).toEqual({ voice_prints: 'tooLong' })
})
