import { expect, test } from 'vitest'
import { crmLinks } from './crmLinks.js'

test('E-011 links to the customer database are built from deal, lead, project, person and organization ids', () => {
  const ids = { deal: 18, lead: 'L/4', project: 7, person: 1, organization: 3 }
  expect(crmLinks('https://crm.example/app/', ids)).toEqual({
    deal: 'https://crm.example/app/deal/18',
    lead: 'https://crm.example/app/lead/L%2F4',
    project: 'https://crm.example/app/project/7',
    person: 'https://crm.example/app/person/1',
    organization: 'https://crm.example/app/organization/3',
  })
  expect(crmLinks('https://crm.example', { deal: 18, lead: null, person: undefined! })).toEqual({
    deal: 'https://crm.example/deal/18',
  })
  expect(crmLinks(undefined, ids)).toEqual({})
})
