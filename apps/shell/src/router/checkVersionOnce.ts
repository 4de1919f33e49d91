import type { Client } from '@saywright/api/client'
import { checkVersion, versions } from '@saywright/api/contract'

const key = 'saywright_reloaded_for'

type Page = { reload: () => void; storage: Pick<Storage, 'getItem' | 'setItem'> }

/** Reloads when the server says that this version is outdated, at most once for each version, so that it cannot loop. */
export async function checkVersionOnce(client: Client, { reload, storage }: Page): Promise<void> {
  const version = versions.console
  const isCurrent = await client.send(checkVersion, { body: { version } }).then(
    ({ flag }) => flag,
    () => true,
  )
  if (isCurrent || storage.getItem(key) === version) return
  storage.setItem(key, version)
  reload()
}
