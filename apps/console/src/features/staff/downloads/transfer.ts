import type { Upload } from '@saywright/api/contract'

/** The state of an upload. `waiting`: begun before, in this browser or another, and to be chosen again. */
export type TransferState = 'sending' | 'paused' | 'lost' | 'refused' | 'done' | 'waiting'

/** A file that is being uploaded. */
export type Transfer = Pick<Upload, 'kind'> & {
  /** The upload of the server. */
  readonly id: number
  readonly name: string
  readonly project: string
  /** Bytes. */
  readonly size: number
  /** Sent bytes; fewer may have been stored. */
  readonly sent: number
  readonly state: TransferState
  /** The sentence of the server, where it said one. */
  readonly reason?: string | undefined
}

export type TransferHandlers = {
  readonly onPause: (id: number) => void
  /** Goes on after a pause or a lost connection. */
  readonly onResume: (id: number) => void
  /** Discards the received bytes. */
  readonly onCancel: (id: number) => Promise<void>
  /** Takes one that is over out of the list. */
  readonly onForget: (id: number) => void
}

/** Uploads that send bytes, or can continue from here: leaving would end them. */
export const isUnfinished = ({ state }: Pick<Transfer, 'state'>) =>
  state === 'sending' || state === 'lost' || state === 'paused'

/** The list with a new one at its head, which replaces one that it continues, or that was refused under its name. */
export function withBegun(transfers: readonly Transfer[], begun: Transfer): Transfer[] {
  const { id, kind, name, project } = begun
  const isSameFile = (other: Transfer) =>
    other.kind === kind && other.name === name && other.project === project
  return [
    begun,
    ...transfers.filter((other) => other.id !== id && !(other.state === 'refused' && isSameFile(other))),
  ]
}

/** The list with one of them changed; the bytes sent never become fewer in it while it is being sent. */
export function withChange(
  transfers: readonly Transfer[],
  id: number,
  change: Partial<Omit<Transfer, 'id'>>,
): Transfer[] {
  return transfers.map((transfer) => (transfer.id === id ? { ...transfer, ...change } : transfer))
}
