import type { Client } from '@saywright/api/client'
import { deviceStorage } from '../storage/browserStorage.js'

/** Reloads the page once when the server says that it is outdated. The check comes after the page it is about. */
export async function checkVersion(client: Client): Promise<void> {
  const { checkVersionOnce } = await import('./checkVersionOnce.js')
  await checkVersionOnce(client, { reload: () => window.location.reload(), storage: deviceStorage })
}
