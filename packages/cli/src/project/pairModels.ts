import { nameKey } from '@saywright/api/contract'
import type { LocalModel, RemoteSummary, SyncedKind } from './kinds/SyncedKind.js'
import type { LockedModel } from './lock.js'

/** A model in the three places where it may be. */
export interface Pair {
  readonly id: number | undefined
  readonly base: LockedModel | undefined
  readonly local: LocalModel | undefined
  readonly remote: RemoteSummary | undefined
}

/**
 * Which file, which model of the server and which one that was seen there are the same: by the file where it was, else by
 * its name, else by its text, so that a file may be moved and a model renamed.
 */
export function pairModels(
  kind: SyncedKind,
  seen: Readonly<Record<string, LockedModel>>,
  locals: readonly LocalModel[],
  remotes: readonly RemoteSummary[],
): Pair[] {
  const left = new Set(locals)
  const take = (isIt: (local: LocalModel) => boolean) => {
    const found = [...left].find(isIt)
    if (found) left.delete(found)
    return found
  }
  const known = Object.entries(seen)
  const paired = new Map<string, LocalModel | undefined>()
  const ways: ((local: LocalModel, base: LockedModel) => boolean)[] = [
    (local, base) => local.file === base.file,
    (local, base) => local.content.name === base.name,
    (local, base) => kind.isSameText(local.hashes, base),
  ]
  for (const isIt of ways)
    for (const [id, base] of known)
      if (!paired.get(id))
        paired.set(
          id,
          take((local) => isIt(local, base)),
        )
  const byId = new Map(remotes.map((remote) => [remote.id, remote]))
  const unseen = new Set(remotes.filter(({ id }) => !seen[id]))
  const pairs = known.map(([key, base]): Pair => {
    const id = Number(key)
    const local = paired.get(key)
    const remote = byId.get(id)
    if (remote || !local) return { id, base, local, remote }
    // Deleted and recreated: the state of the first one does not apply to the second.
    const anew = [...unseen].find(({ name }) => nameKey(name) === nameKey(local.content.name))
    if (!anew) return { id, base, local, remote }
    unseen.delete(anew)
    return { id: anew.id, base: undefined, local, remote: anew }
  })
  const others = [...unseen].map((remote): Pair => {
    const local = take(({ content }) => nameKey(content.name) === nameKey(remote.name))
    return { id: remote.id, base: undefined, local, remote }
  })
  const fresh = [...left].map((local): Pair => ({ id: undefined, base: undefined, local, remote: undefined }))
  return [...pairs, ...others, ...fresh].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

/** The name of a model: in its file, otherwise on the server. */
export const nameOf = ({ local, remote, base }: Pair) =>
  local?.content.name ?? remote?.name ?? base?.name ?? ''
