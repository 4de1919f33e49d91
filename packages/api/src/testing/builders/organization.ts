import type { Organization } from '../../contract/organization/organization.js'
import { aMember, aPerson } from './members.js'
import { earlier, longAgo } from './times.js'

export const anOrganization = (changes: Partial<Organization> = {}): Organization => ({
  id: 3,
  name: 'Lumière Instruments',
  country: 'France',
  geographic_area: 'EMEA',
  size: '50-500',
  website_url: 'lumiere-instruments.com',
  members: [aMember()],
  administrators: [aPerson()],
  created_at: longAgo,
  updated_at: earlier,
  ...changes,
})
