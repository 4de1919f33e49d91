import { failuresOf, nothingChosen, projectRequest } from '@saywright/api/contract'
import { aUser } from '@saywright/api/testing'
import { expect, it, test } from 'vitest'
import { organizationFaults } from './organizationRules.js'
import { firstValues, projectOf, requestOf } from './wizardValues.js'

const first = firstValues(aUser({ job_title: null }), undefined)
const details = {
  ...first.details,
  title: ' Kitchen lamp ',
  additional_comment: 'By voice.',
  solution_operating_system: ['Linux'],
}
const choice = { ...nothingChosen, tech_wake_word: true, languages_wake_word: ['French - France'] }

it('starts with the known values of the person, and their company address for the organization', () => {
  expect(first.person).toMatchObject({ first_name: 'Ada', job_title: '' })
  expect(first.details).toMatchObject({ organization_id: '', email_pro: 'ada@lumiere-instruments.com' })
  expect(firstValues(aUser(), 3).details.organization_id).toBe('3')
})

it('sends the given values of a project, without its owner', () => {
  expect(projectOf({ ...first, details })).toEqual({
    title: 'Kitchen lamp',
    additional_comment: 'By voice.',
    solution_operating_system: ['Linux'],
  })
})

it('sends a request that the server takes', () => {
  const request = requestOf({ ...first, choice, details })
  expect(failuresOf(projectRequest, request)).toBeUndefined()
  expect(request).toMatchObject({ tech_wake_word: true, languages_wake_word: ['French - France'] })
})

test.each([
  ['camille@halden.com', {}],
  ['camille@', { email_pro: 'invalidEmail' }],
  ['Camille Lemaire', { email_pro: 'invalidEmail' }],
  [' ', { email_pro: 'required' }],
])('F-022 of the company address %j of a new organization: %o', (email_pro, expected) =>
  expect(organizationFaults({ ...details, organization_name: 'Halden', email_pro }, 'new')).toEqual(expected),
)

test.each([
  ['new', { organization_name: 'required', email_pro: 'required' }],
  ['name', { organization_id: 'required', organization_name: 'required' }],
  ['choice', { organization_id: 'required' }],
] as const)('F-022 F-089 a project that names the organization by %s lacks %o', (asked, expected) =>
  expect(organizationFaults({ ...details, email_pro: '' }, asked)).toEqual(expected),
)
