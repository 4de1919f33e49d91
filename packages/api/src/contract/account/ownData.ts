import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { maybe, text, type } from '../kernel/structs.js'
import { user } from './user.js'

/** Everything the product knows about a person, for that person. */
export const ownData = type({
  exported_at: text({ format: 'date-time', [docs]: { example: '2026-11-22T08:30:00.000Z' } }),
  account: user,
  marketing_source: maybe(text()),
  picture: maybe(text({ [docs]: { note: 'data URL' } })),
  tables: type({}, { [docs]: { note: 'rows by name: sessions, passkeys, identities, notifications, log' } }),
})
export type OwnData = ValueOf<typeof ownData>
