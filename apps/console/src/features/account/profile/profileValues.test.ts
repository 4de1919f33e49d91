import { failuresOf, saveUser } from '@saywright/api/contract'
import { aUser } from '@saywright/api/testing'
import { rulesOf } from '@saywright/forms'
import { describe, expect, it } from 'vitest'
import { bodyOf, isSameAddress, valuesOf } from './profileValues.js'

describe('the form of a profile', () => {
  it('starts with the known values and leaves the rest empty', () => {
    expect(valuesOf(aUser({ phone_number: null }))).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      verified_email: 'ada@lumiere-instruments.com',
      person_label: 'Developer',
      interest_in_vdk: 'Build a proof of concept',
      job_title: '',
      phone_number: '',
    })
  })

  it('sends the body of the call, with English values, and the address only when it was changed', () => {
    const values = valuesOf(aUser())
    expect(bodyOf({ ...values, email: ' ADA@example.com' }, aUser())).not.toHaveProperty('email')
    expect(bodyOf({ ...values, email: ' grace@example.com ' }, aUser()).email).toBe('grace@example.com')
    expect(failuresOf(rulesOf(saveUser), bodyOf(values, aUser()))).toBeUndefined()
  })

  it('compares addresses without case and outer space', () => {
    expect(isSameAddress('Ada@Example.com ', 'ada@example.com')).toBe(true)
    expect(isSameAddress('ada@example.com', 'adam@example.com')).toBe(false)
  })
})
