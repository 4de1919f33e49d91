import { ApiError } from '@saywright/api/contract'
import { fewAtOnce } from './fewAtOnce.js'
import type { LocalModel, RemoteModel, ServedProject, SyncedKind } from './kinds/SyncedKind.js'
import type { Outcome, OutcomeKind } from './Outcome.js'
import type { KindOfProject } from './openProject.js'
import type { ProjectFolder } from './ProjectFolder.js'
import { remember } from './remember.js'
import { type Standings, standingOf } from './standing.js'

export interface PushOptions {
  readonly isDryRun: boolean
}

/** Sends what was changed in the folder. A model that another user changed on the server since the last pull is not sent. */
export async function pushModels(
  project: ServedProject,
  folder: ProjectFolder,
  { kind, pairs }: KindOfProject,
  options: PushOptions,
): Promise<Outcome[]> {
  const standings = await fewAtOnce(pairs, (pair) => standingOf(kind, project, pair))
  const outcomes: Outcome[] = []
  for (const one of standings) {
    const file = one.local?.file ?? one.base?.file ?? one.name
    const shown = { name: one.name, file: folder.shown(kind.paths(folder, file)[0]!) }
    const done = await tried(() => pushModel({ kind, project, folder, options }, one))
    const { kind: outcome, reason } = done
    if (outcome)
      outcomes.push({ kind: outcome, type: 'model', ...shown, ...(reason !== undefined && { reason }) })
  }
  return outcomes
}

interface Push {
  readonly kind: SyncedKind
  readonly project: ServedProject
  readonly folder: ProjectFolder
  readonly options: PushOptions
}

type Done = { readonly kind: OutcomeKind | undefined; readonly reason?: string | undefined }

/** A refusal of one model does not stop the others. */
async function tried(push: () => Promise<Done>): Promise<Done> {
  try {
    return await push()
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.serverMessage === undefined) throw thrown
    if (thrown.code === 'changed_elsewhere') return { kind: 'conflict' }
    if (thrown.kind === 'signedOut') throw thrown
    return { kind: 'refused', reason: thrown.serverMessage }
  }
}

async function pushModel(push: Push, one: Standings): Promise<Done> {
  const { kind, folder, options } = push
  const { local, remote, there } = one
  switch (one.standing) {
    case 'same':
      if (local && remote && !options.isDryRun)
        await remember(kind, folder, remote.id, local.file, { ...local, revision: remote.revision })
      return { kind: undefined }
    case 'changedHere':
      return save(push, local!, there!)
    case 'newHere':
      return create(push, local!)
    case 'goneHere':
      // Deleting a model is for people: no access token may.
      return { kind: 'goneHere' }
    case 'changedBoth':
    case 'goneHereChangedThere':
      return { kind: 'conflict' }
    case 'changedThere':
      return { kind: 'behind' }
    case 'newThere':
      return { kind: 'newThere' }
    case 'goneThere':
    case 'goneThereChangedHere':
      return { kind: one.standing }
    case 'unresolved':
      return { kind: 'unresolved', reason: local?.marked }
    case 'goneBoth':
      return { kind: undefined }
  }
}

async function save(
  { kind, project, folder, options }: Push,
  local: LocalModel,
  there: RemoteModel,
): Promise<Done> {
  if (options.isDryRun) return { kind: 'saved' }
  const revision = await kind.save(project, local, there)
  await remember(kind, folder, there.id, local.file, { ...local, revision })
  return { kind: 'saved' }
}

async function create({ kind, project, folder, options }: Push, local: LocalModel): Promise<Done> {
  if (options.isDryRun) return { kind: 'created' }
  const { id, revision } = await kind.create(project, local)
  await remember(kind, folder, id, local.file, { ...local, revision })
  return { kind: 'created' }
}
