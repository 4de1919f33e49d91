import type { StaffMessage } from '../../contract/contact/staffMessage.js'
import { aPerson } from './members.js'

export const aStaffMessage = (changes: Partial<StaffMessage> = {}): StaffMessage => ({
  id: 5,
  kind: 'contact',
  topic: 'I need advice',
  message: 'Which microphone suits a noisy workshop?',
  sender: aPerson(),
  handled: false,
  created_at: '2026-11-22T08:30:00.000Z',
  ...changes,
})
