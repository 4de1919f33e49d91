import type { RemoteModel, SyncedKind } from './kinds/SyncedKind.js'
import type { ProjectFolder } from './ProjectFolder.js'

/** Writes the seen state of a model at once, so that a command that is killed afterwards has not lost it. */
export async function remember(
  kind: SyncedKind,
  folder: ProjectFolder,
  id: number,
  file: string,
  { revision, content, hashes }: Omit<RemoteModel, 'id'>,
): Promise<void> {
  const models = kind.locked(folder.lock)
  const known = models[id]
  if (known?.file === file && known.revision === revision && known.name === content.name) return
  for (const [other, locked] of Object.entries(models)) if (locked.file === file) delete models[other]
  models[id] = { file, name: content.name, revision, ...hashes }
  await folder.saveLock()
}
