import { failuresOf, saveUser } from '@saywright/api/contract'
import { expect, it, test } from 'vitest'
import { rulesOf } from '../../core/rulesOf.js'
import { validate } from '../../core/validate.js'
import { blankProfile, profileRules } from './profile.js'

const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  verified_email: 'ada@lumiere-instruments.com',
  person_label: 'Developer',
  interest_in_vdk: 'Build a proof of concept',
  job_title: 'Analyst',
  phone_number: '+33 6 12 34 56 78',
}

it('F-010 F-011 requires all but the job title and the phone number', () => {
  const { job_title: _, phone_number: __, ...required } = blankProfile
  expect(validate(profileRules, blankProfile)).toEqual(
    Object.fromEntries(Object.keys(required).map((field) => [field, 'required'])),
  )
})

it('F-011 takes a profile without a job title and a phone number', () => {
  expect(validate(profileRules, ada)).toEqual({})
  expect(validate(profileRules, { ...ada, job_title: '', phone_number: '' })).toEqual({})
})

test.each(['email', 'verified_email'])('F-012 the %s follows the rule of all addresses', (field) => {
  expect(validate(profileRules, { ...ada, [field]: 'ada+lamp@studio.photography' })).toEqual({})
  expect(validate(profileRules, { ...ada, [field]: 'ada lamp@example.com' })).toEqual({
    [field]: 'invalidEmail',
  })
})

it('is what the call takes', () => {
  expect(failuresOf(rulesOf(saveUser), ada)).toBeUndefined()
})
