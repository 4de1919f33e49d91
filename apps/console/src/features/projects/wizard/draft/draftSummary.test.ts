import { nothingChosen } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { firstValues } from '../wizardValues.js'
import { draftSummary } from './draftSummary.js'
import { writtenDraft } from './wizardDraft.js'

const blank = firstValues({ first_name: 'Ada', last_name: 'Lovelace' }, undefined)
const updated_at = '2026-11-22T09:00:00.000Z'
const kept = (step: string, choice = blank.choice, title = '') => ({
  step,
  values: writtenDraft({ values: { ...blank, choice, details: { ...blank.details, title } }, made: {} }),
  updated_at,
})
const speaking = { ...nothingChosen, tech_voice_synthesis: true }

it('says at which of the steps that there are a draft is', () => {
  expect(draftSummary(kept('languages', speaking, ' Museum guide '))).toEqual({
    title: 'Museum guide',
    step: 'languages',
    place: 3,
    total: 5,
    useCases: ['tech_voice_synthesis'],
    updatedAt: updated_at,
  })
  const silent = { ...nothingChosen, tech_voice_authentication: true }
  expect(draftSummary(kept('details', silent))).toMatchObject({ place: 3, total: 4, title: '' })
})

it('counts the step about languages until it is known to be unnecessary', () => {
  expect(draftSummary(kept('person'))).toMatchObject({ place: 1, total: 5 })
  expect(draftSummary(kept('useCases', speaking))).toMatchObject({ place: 2, total: 5 })
})

it('begins at the first step where that of the draft is not known', () => {
  expect(draftSummary(kept('elsewhere'))).toMatchObject({ step: 'person', place: 1 })
})

it('ignores a draft of another version', () => {
  expect(draftSummary({ step: 'details', values: '{}', updated_at })).toBeUndefined()
})
