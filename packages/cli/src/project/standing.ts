import { areEqual, type RemoteModel, type ServedProject, type SyncedKind } from './kinds/SyncedKind.js'
import { nameOf, type Pair } from './pairModels.js'

/** The state of a model in the folder relative to that of the server, by what was last seen of both. */
export type Standing =
  | 'same'
  | 'changedHere'
  | 'changedThere'
  | 'changedBoth'
  | 'newHere'
  | 'newThere'
  | 'goneHere'
  | 'goneThere'
  /** Deleted on one side and changed on the other. */
  | 'goneHereChangedThere'
  | 'goneThereChangedHere'
  | 'goneBoth'
  /** A conflict was left in its files. */
  | 'unresolved'

export interface Standings extends Pair {
  readonly name: string
  readonly standing: Standing
  /** The model of the server, where it had to be read. */
  readonly there: RemoteModel | undefined
}

/** Compares a model, and reads that of the server where either was changed. */
export async function standingOf(kind: SyncedKind, project: ServedProject, pair: Pair): Promise<Standings> {
  const { base, local, remote } = pair
  const isSameHere = base && local && areEqual(local.hashes, base)
  const isKnownThere = base && remote && remote.revision === base.revision
  const isRead = remote && !(isKnownThere && (isSameHere || !local))
  const there = isRead ? await kind.read(project, remote.id) : undefined
  const isSameThere = isKnownThere || (base && there && areEqual(there.hashes, base))
  const standing = compare(pair, Boolean(isSameHere), Boolean(isSameThere), there)
  return { ...pair, name: nameOf(pair), there, standing }
}

function compare(
  { base, local, remote }: Pair,
  isSameHere: boolean,
  isSameThere: boolean,
  there: RemoteModel | undefined,
): Standing {
  if (local?.marked !== undefined) return 'unresolved'
  if (local && remote) {
    if ((isSameHere && isSameThere) || (there && areEqual(local.hashes, there.hashes))) return 'same'
    if (isSameHere) return 'changedThere'
    return isSameThere ? 'changedHere' : 'changedBoth'
  }
  if (local) return base ? (isSameHere ? 'goneThere' : 'goneThereChangedHere') : 'newHere'
  if (remote) return base ? (isSameThere ? 'goneHere' : 'goneHereChangedThere') : 'newThere'
  return 'goneBoth'
}
