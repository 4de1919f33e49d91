import type { OrganizationDomain } from '../../contract/email-domains/organizationDomain.js'
import { aPerson } from './members.js'
import { longAgo } from './times.js'

export const aDomain = (changes: Partial<OrganizationDomain> = {}): OrganizationDomain => ({
  id: 9,
  name: 'lumiere-instruments.com',
  verification_email: 'ada@lumiere-instruments.com',
  added_by: aPerson(),
  members_total: 4,
  created_at: longAgo,
  ...changes,
})
