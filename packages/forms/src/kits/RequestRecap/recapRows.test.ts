import { nothingChosen, type TechnologyChoice } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { recapRows } from './recapRows.js'

const delivered: TechnologyChoice = {
  ...nothingChosen,
  tech_wake_word: true,
  tech_voice_authentication: true,
  languages_wake_word: ['French - France'],
}

it('K-029 has a row for each use case that changes, in their order', () => {
  const choice = {
    ...delivered,
    tech_speech_enhancement: true,
    languages_wake_word: ['Dutch - Netherlands', 'French - France'],
  }
  expect(recapRows(delivered, choice)).toEqual([
    {
      flag: 'tech_wake_word',
      isNew: false,
      needsLanguages: true,
      before: ['French - France'],
      added: ['Dutch - Netherlands'],
    },
    { flag: 'tech_speech_enhancement', isNew: true, needsLanguages: false, before: [], added: [] },
  ])
})

it('F-039 has none when nothing has changed', () => {
  expect(recapRows(delivered, delivered)).toEqual([])
})
