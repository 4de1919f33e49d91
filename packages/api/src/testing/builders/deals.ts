import type { Deal } from '../../contract/deals/deal.js'
import { exampleDeal } from '../../contract/deals/example.js'
import type { StaffDeal } from '../../contract/deals/staffDeal.js'
import { aPerson } from './members.js'

/** A pending request for voice synthesis and one more language of voice commands. */
export const aDeal = (changes: Partial<Deal> = {}): Deal => ({
  ...exampleDeal,
  asked_by: aPerson(),
  ...changes,
})

/** The same request as staff sees it. */
export const aStaffDeal = (changes: Partial<StaffDeal> = {}): StaffDeal => ({
  id: 18,
  status: 'waiting',
  project: { id: 7, title: 'Kitchen lamp' },
  organization: { id: 3, name: 'Lumière Instruments', country: 'France', size: '50-500' },
  deal: aDeal(),
  created_at: '2026-11-22T08:30:00.000Z',
  ...changes,
})
