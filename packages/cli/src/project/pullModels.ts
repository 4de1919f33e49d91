import { fewAtOnce } from './fewAtOnce.js'
import { fileKey, fileNameOf, freeFileName } from './fileNameOf.js'
import type { LocalModel, RemoteModel, ServedProject, SyncedKind } from './kinds/SyncedKind.js'
import type { Outcome, OutcomeKind } from './Outcome.js'
import type { KindOfProject } from './openProject.js'
import type { ProjectFolder } from './ProjectFolder.js'
import { remember } from './remember.js'
import { type Standings, standingOf } from './standing.js'

export interface PullOptions {
  readonly isDryRun: boolean
  /** Whether files of models that were deleted on the server are removed. */
  readonly removes: boolean
}

/** Updates the models of the folder from the server: local changes are merged, and none is lost. */
export async function pullModels(
  project: ServedProject,
  folder: ProjectFolder,
  { kind, pairs }: KindOfProject,
  options: PullOptions,
): Promise<Outcome[]> {
  const standings = await fewAtOnce(pairs, (pair) => standingOf(kind, project, pair))
  const names = [...pairs.flatMap(({ local }) => local?.file ?? []), ...(await kind.takenNames(folder))]
  const taken = new Set(names.map(fileKey))
  const outcomes: Outcome[] = []
  // One after the other: of two new models with one file name, the first has it.
  for (const one of standings)
    outcomes.push(...(await pullModel({ kind, project, folder, taken, options }, one)))
  return outcomes
}

interface Pull {
  readonly kind: SyncedKind
  readonly project: ServedProject
  readonly folder: ProjectFolder
  /** Keys of the names of files that are there. */
  readonly taken: Set<string>
  readonly options: PullOptions
}

async function pullModel(pull: Pull, one: Standings): Promise<Outcome[]> {
  const { kind, folder, options } = pull
  const { local, remote, standing, id } = one
  const shownPath = (file: string) => folder.shown(kind.paths(folder, file)[0]!)
  const locked = kind.locked(folder.lock)
  const told: Told = (outcome, file = local?.file ?? one.base?.file ?? '', reason) => [
    {
      ...{ kind: outcome, type: 'model', name: one.name, file: shownPath(file) },
      ...(reason !== undefined && { reason }),
    },
  ]
  switch (standing) {
    case 'same': {
      if (!options.isDryRun && local && remote)
        await remember(kind, folder, remote.id, local.file, { ...local, revision: remote.revision })
      return []
    }
    case 'unresolved':
      return told('unresolved', local?.file, local?.marked)
    case 'changedHere':
      return told('ahead')
    case 'newHere':
      return told('newHere')
    case 'goneHere':
      return told('goneHere')
    case 'goneBoth': {
      if (!options.isDryRun && id !== undefined) {
        delete locked[id]
        await folder.saveLock()
      }
      return []
    }
    case 'goneThereChangedHere': {
      // Counts as new from now on: pushing it recreates it there.
      if (!options.isDryRun && id !== undefined) {
        delete locked[id]
        await folder.saveLock()
      }
      return told('goneThereChangedHere')
    }
    case 'goneThere': {
      if (!options.removes) return told('goneThere')
      if (!options.isDryRun && local && id !== undefined) {
        for (const path of kind.paths(folder, local.file)) await folder.remove(path)
        delete locked[id]
        await folder.saveLock()
      }
      return told('removed')
    }
    case 'newThere':
    case 'goneHereChangedThere': {
      const there = await thereOf(pull, one)
      const file = freeFileName(there.content.name, pull.taken)
      pull.taken.add(fileKey(file))
      if (!options.isDryRun) {
        await kind.write(folder, file, there.content)
        await remember(kind, folder, there.id, file, there)
      }
      return told(standing === 'newThere' ? 'written' : 'restored', file)
    }
    case 'changedThere':
      return takeTheirs(pull, one, local!, one.there!, told)
    case 'changedBoth':
      return mergeBoth(pull, one, local!, one.there!, told)
  }
}

type Told = (outcome: OutcomeKind, file?: string, reason?: string) => Outcome[]

async function takeTheirs(pull: Pull, one: Standings, local: LocalModel, there: RemoteModel, told: Told) {
  const { kind, folder, options } = pull
  const file = movedTo(pull, one, local, there)
  if (!options.isDryRun) {
    await kind.write(folder, local.file, there.content, local)
    if (file !== local.file) await moveModel(kind, folder, local, file)
    await remember(kind, folder, there.id, file, there)
  }
  return [...told('updated', file), ...(file === local.file ? [] : told('moved', file, local.file))]
}

async function mergeBoth(pull: Pull, one: Standings, local: LocalModel, there: RemoteModel, told: Told) {
  const { kind, project, folder, options } = pull
  const base = one.base && (await kind.readBase(project, there.id, one.base))
  const { conflicts, write } = kind.merge(folder, base, local, there.content)
  if (!options.isDryRun) {
    await write()
    await remember(kind, folder, there.id, local.file, there)
  }
  const [first] = conflicts
  if (!first) return told('merged')
  const [path, line] = first
  return told('conflict', local.file, `${folder.shown(path)}:${line}`)
}

/** The name of the file of a model that was renamed on the server: others import from it by that name. */
function movedTo({ taken }: Pull, { base }: Standings, local: LocalModel, { content }: RemoteModel): string {
  const wanted = fileNameOf(content.name)
  const isNamedAfter = base && local.file === fileNameOf(base.name) && base.name !== content.name
  if (!isNamedAfter || taken.has(fileKey(wanted))) return local.file
  taken.add(fileKey(wanted))
  return wanted
}

/** At each moment the files beside the one that makes the model are its own. */
async function moveModel(kind: SyncedKind, folder: ProjectFolder, { file }: LocalModel, to: string) {
  const [own, ...besides] = kind.paths(folder, file)
  const [place, ...places] = kind.paths(folder, to)
  for (const [index, from] of besides.entries()) {
    const text = await folder.read(from)
    if (text !== undefined) await folder.write(places[index]!, text)
  }
  await folder.move(own!, place!)
  for (const from of besides) await folder.remove(from)
}

async function thereOf({ kind, project }: Pull, one: Standings): Promise<RemoteModel> {
  return one.there ?? kind.read(project, one.remote!.id)
}
