import type { Member, Person } from '../../contract/members/member.js'
import { longAgo } from './times.js'

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  id: 1,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  name: 'LOVELACE Ada',
  ...changes,
})

export const aMember = (changes: Partial<Member> = {}): Member => ({
  id: 5,
  role: 'administrator',
  user: aPerson(),
  created_at: longAgo,
  ...changes,
})
