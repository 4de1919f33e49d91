import type { Client } from '@saywright/api/client'
import { checkVersion, versions } from '@saywright/api/contract'
import type { SafeStorage } from '../storage/safeStorage.js'

const key = 'saywright_reloaded_for'

type Page = { reload: () => void; storage: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'> }

/** Reloads when the server says that this version is outdated, at most once for each version, so that it cannot loop. */
export async function checkVersionOnce(client: Client, { reload, storage }: Page): Promise<void> {
  const version = versions.console
  const isCurrent = await client.send(checkVersion, { body: { version } }).then(
    ({ flag }) => flag,
    () => undefined,
  )
  // It is outdated another day, when a newer one is there: worth a reload again.
  if (isCurrent) storage.removeItem(key)
  if (isCurrent !== false || storage.getItem(key) === version) return
  // Where that cannot be noted, it would reload for ever.
  if (storage.setItem(key, version)) reload()
}
