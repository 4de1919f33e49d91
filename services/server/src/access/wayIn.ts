import type { WayInName } from '@saywright/api/contract'
import type { Schema } from '../store/schema.js'
import type { Reading, Transaction } from '../transaction/transaction.js'

/** Events of an account, or of its place in an organization, after which old ways in may have to end. */
export interface AccessEvents {
  /** The former address took the account back with the link of its mail. */
  readonly addressUndone: {
    readonly accountId: number
    /** When the address was changed. */
    readonly changedAt: string
    /** The code of the link. */
    readonly codeId: number
  }
  /** @property family The sessions that stay: those of the user who changed it. */
  readonly addressChanged: { readonly accountId: number; readonly family: string }
  /** @property sessionId The session that did it to itself: the response to its call says so. */
  readonly passwordReset: { readonly accountId: number; readonly sessionId?: number | undefined }
  /** The owner of an address proved it; another person had signed up with it. */
  readonly accountClaimed: { readonly accountId: number }
  readonly accountDeleted: { readonly accountId: number; readonly sessionId?: number | undefined }
  readonly organizationLeft: { readonly accountId: number; readonly organizationId: number }
  /** A member lost rights in the organization. */
  readonly roleLowered: { readonly accountId: number; readonly organizationId: number }
}

export type AccessEvent = keyof AccessEvents

interface Stays {
  readonly stays: string
}

interface Ends<Details> {
  /** @returns how many ended. */
  readonly end: (transaction: Transaction, details: Details) => Promise<number>
}

/** The effect of an event on one kind of way in: it ends, or it stays for a reason. */
export type Effect<Details> = Stays | Ends<Details>

export const stays = (reason: string): Stays => ({ stays: reason })
export const ends = <Details>(end: Ends<Details>['end']): Ends<Details> => ({ end })

/** The rows refer to the account and are deleted by the database. */
export const deletedWithAccount = stays('the database deletes its rows together with the account')

interface Exported {
  /** The name of the rows in the file. */
  readonly name: string
  /** Reads what the owner may have: never a secret that gives access. */
  readonly rows: (reading: Reading, accountId: number) => Promise<readonly object[]>
}

type Column = {
  readonly [Table in keyof Schema]: `${Table}.${Extract<keyof Schema[Table], string>}`
}[keyof Schema]

/** One kind of way into an account. It does not compile without an effect for each event. */
export interface WayIn {
  /** The columns that hold the secrets, or the names under which others vouch for the account. */
  readonly stores: readonly Column[]
  readonly on: { readonly [Event in AccessEvent]: Effect<AccessEvents[Event]> }
  readonly export: Exported | { readonly withheld: string }
  /** The names of those that open the account now; empty for one without a name. */
  readonly working: ((reading: Reading, accountId: number) => Promise<readonly string[]>) | Stays
}

/** Every kind: those that the owner is notified of, and those that live for minutes only. */
export type WayInKind = WayInName | 'codes' | 'challenges' | 'streams'
