import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, maybe, oneOf, text, type } from '../kernel/structs.js'
import { person } from '../members/member.js'
import { rating } from './rules.js'

export const staffMessageKinds = ['contact', 'feedback'] as const

/** A message in the inbox of staff. */
export const staffMessage = type({
  id: identifier(),
  kind: oneOf(staffMessageKinds),
  topic: text({ [docs]: { example: 'I need advice' } }),
  object: maybe(text()),
  message: text({ [docs]: { example: 'Which microphone suits a noisy workshop?' } }),
  rating: maybe(rating()),
  beta: maybe(flag()),
  sender: person,
  handled: flag({ [docs]: { example: false } }),
  handled_at: maybe(instant()),
  handled_by: maybe(person),
  created_at: instant(),
})
export type StaffMessage = ValueOf<typeof staffMessage>
