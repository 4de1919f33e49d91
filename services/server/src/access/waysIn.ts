import { type WayInReport, wayInNames } from '@saywright/api/contract'
import type { Reading, Transaction } from '../transaction/transaction.js'
import type { AccessEvent, AccessEvents, WayIn, WayInKind } from './wayIn.js'
import { accessTokens } from './ways/accessTokens.js'
import { challenges } from './ways/challenges.js'
import { codes } from './ways/codes.js'
import { identities } from './ways/identities.js'
import { invitations } from './ways/invitations.js'
import { licenceKeys } from './ways/licenceKeys.js'
import { passkeys } from './ways/passkeys.js'
import { passwords } from './ways/passwords.js'
import { recoveryCodes, secondFactors } from './ways/secondFactors.js'
import { sessions } from './ways/sessions.js'
import { streams } from './ways/streams.js'

/** Everything that opens an account or continues to act for it. All changes of access read this list. */
export const waysIn: Readonly<Record<WayInKind, WayIn>> = {
  password: passwords,
  sessions,
  access_tokens: accessTokens,
  licence_key: licenceKeys,
  passkeys,
  second_factor: secondFactors,
  recovery_codes: recoveryCodes,
  identities,
  invitations,
  codes,
  challenges,
  streams,
}

/** Applies an event to every way in. @returns what ended, for the notification of its owner. */
export async function endWaysIn<Event extends AccessEvent>(
  transaction: Transaction,
  event: Event,
  details: AccessEvents[Event],
): Promise<WayInReport[]> {
  const ended = new Map<string, number>()
  for (const [kind, { on }] of Object.entries(waysIn)) {
    const effect = on[event]
    if ('end' in effect) ended.set(kind, await effect.end(transaction, details))
  }
  return wayInNames.flatMap((way) => {
    const count = ended.get(way) ?? 0
    return count > 0 ? [{ way, count, names: [] }] : []
  })
}

/** The current ways into the account, beside a password. */
export async function workingWaysIn(reading: Reading, accountId: number): Promise<WayInReport[]> {
  const working: WayInReport[] = []
  for (const way of wayInNames) {
    const { working: list } = waysIn[way]
    const names = typeof list === 'function' ? await list(reading, accountId) : []
    if (names.length > 0) working.push({ way, count: names.length, names: names.filter(Boolean) })
  }
  return working
}

/** The rows of a person's ways in, by name, without secrets that give access. */
export async function exportWaysIn(
  reading: Reading,
  accountId: number,
): Promise<Record<string, readonly object[]>> {
  const tables: Record<string, readonly object[]> = {}
  for (const { export: exported } of Object.values(waysIn)) {
    if ('rows' in exported) tables[exported.name] = await exported.rows(reading, accountId)
  }
  return tables
}
