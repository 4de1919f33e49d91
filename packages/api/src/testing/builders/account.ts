import type { User } from '../../contract/account/user.js'
import { earlier, longAgo } from './times.js'

export const aUser = (changes: Partial<User> = {}): User => ({
  id: 1,
  first_name: 'Ada',
  last_name: 'Lovelace',
  name: 'LOVELACE Ada',
  email: 'ada@example.com',
  verified_email: 'ada@lumiere-instruments.com',
  person_label: 'Developer',
  interest_in_vdk: 'Build a proof of concept',
  interface_language: 'English',
  is_completed: true,
  status: 'verified',
  is_admin: false,
  organizations: [{ id: 3, name: 'Lumière Instruments', role: 'administrator' }],
  created_at: longAgo,
  updated_at: earlier,
  ...changes,
})
