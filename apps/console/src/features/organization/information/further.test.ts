import { anOrganization } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { furtherBody, furtherFaults, furtherValues } from './further.js'

const given = {
  email_pro: 'contact@lumiere-instruments.com',
  siren: '732 829 320',
  incorporation_date: '2014-05-19',
}

test('round-trips the further information of an organization, with null for missing values', () => {
  const values = furtherValues(anOrganization(given))
  expect(values).toMatchObject({ incorporated_on: '19/05/2014', vat: '' })
  expect(furtherBody(values)).toEqual({
    ...given,
    postal_address: null,
    description: null,
    vat: null,
    naf: null,
    currency: null,
    linkedin: null,
    jurisdiction_code: null,
  })
})

test.each([
  [{}, {}],
  [{ siren: '732829320', incorporated_on: '29/02/2012' }, {}],
  [{ siren: '732829321' }, { siren: 'invalid' }],
  [{ incorporated_on: '29/02/2013' }, { incorporated_on: 'invalid' }],
  [{ incorporated_on: '19/5/14' }, { incorporated_on: 'invalid' }],
])('%j has the faults %j', (changes, faults) => {
  expect(furtherFaults({ ...furtherValues({}), ...changes })).toEqual(faults)
})
