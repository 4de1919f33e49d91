import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { filled } from '../kernel/rules.js'
import { flag, object } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { rating } from './rules.js'
import { type StaffMessage, staffMessage } from './staffMessage.js'

export const sendContactMessage = endpoint({
  method: 'POST',
  path: 'v3/contacts/message',
  body: object({
    topic: filled('I need advice'),
    message: filled('Which microphone suits a noisy workshop?', limits.messageMaxCharacters),
  }),
  [docs]: {
    summary: 'Write to sales or support; `topic` is the English value of a contact topic.',
    roles: 'user',
    errors: ['incorrect_form'],
    example: {
      body: { topic: 'I need advice', message: 'Which microphone suits a noisy workshop?' },
    },
  },
})

export const sendFeedback = endpoint({
  method: 'POST',
  path: 'v3/contacts/feedback',
  body: object({
    topic: filled('Studio'),
    object: filled('Grammar editor'),
    description: filled('Completion of slots saves me minutes.', limits.messageMaxCharacters),
    rating: rating(),
    beta: flag({ [docs]: { example: false } }),
  }),
  [docs]: {
    summary: 'Tell what works and what does not; `topic` is the English value of a feedback topic.',
    roles: 'user',
    errors: ['incorrect_form'],
    example: {
      body: {
        topic: 'Studio',
        object: 'Grammar editor',
        description: 'Completion of slots saves me minutes.',
        rating: 5,
        beta: false,
      },
    },
  },
})

const advice: StaffMessage = {
  id: 5,
  kind: 'contact',
  topic: 'I need advice',
  message: 'Which microphone suits a noisy workshop?',
  sender: {
    id: 1,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    name: 'LOVELACE Ada',
  },
  handled: false,
  created_at: '2026-11-22T08:30:00.000Z',
}

export const listStaffMessages = endpoint({
  method: 'GET',
  path: 'v3/staff/messages',
  query: pageQuery,
  response: paged(staffMessage),
  [docs]: {
    summary: 'What people wrote, newest first. Filters: `kind` and `handled` (`true` or `false`).',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: { query: { filters: { handled: 'false' } }, response: { data: [advice], total: 1 } },
  },
})

export const handleStaffMessage = endpoint({
  method: 'PUT',
  path: 'v3/staff/messages/{id}',
  body: object({ handled: flag({ [docs]: { example: true } }) }),
  [docs]: {
    summary: 'Mark a message as handled, or as not handled again.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only'],
    example: {
      params: { id: 5 },
      body: { handled: true },
    },
  },
})
