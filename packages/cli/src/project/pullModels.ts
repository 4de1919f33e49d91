import type { Client } from '@saywright/api/client'
import type { VoiceCommandModelSummary } from '@saywright/api/contract'
import { writeSuiteText } from '@saywright/grammar'
import { fewAtOnce } from './fewAtOnce.js'
import { fileKey, fileNameOf, freeFileName } from './fileNameOf.js'
import type { LocalModel } from './localModels.js'
import { type MergedModel, mergeModels } from './mergeModels.js'
import { markedLine } from './mergeText.js'
import { type ModelContent, modelFileText } from './modelContent.js'
import type { Outcome, OutcomeKind } from './Outcome.js'
import type { ProjectFolder } from './ProjectFolder.js'
import type { Pair } from './pairModels.js'
import { remember } from './remember.js'
import { type RemoteModel, readBase, readRemote } from './remoteModels.js'
import { type Standings, standingOf } from './standing.js'
import { inStyle, plainText, styleOf } from './textStyle.js'

export interface PullOptions {
  readonly isDryRun: boolean
  /** Whether files of models that were deleted on the server are removed. */
  readonly removes: boolean
}

/** Updates the models of the folder from the server: local changes are merged, and none is lost. */
export async function pullModels(
  client: Client,
  folder: ProjectFolder,
  pairs: readonly Pair[],
  options: PullOptions,
): Promise<Outcome[]> {
  const projectId = folder.file.project
  const standings = await fewAtOnce(pairs, (pair) => standingOf(client, projectId, pair))
  // Tests of a grammar that is elsewhere, or is gone: nothing is written over them.
  const names = [...pairs.flatMap(({ local }) => local?.file ?? []), ...(await folder.suiteNames())]
  const taken = new Set(names.map(fileKey))
  const outcomes: Outcome[] = []
  // One after the other: of two new models with one file name, the first has it.
  for (const one of standings) outcomes.push(...(await pullModel({ client, folder, taken, options }, one)))
  return outcomes
}

interface Pull {
  readonly client: Client
  readonly folder: ProjectFolder
  /** Keys of the names of files that are there. */
  readonly taken: Set<string>
  readonly options: PullOptions
}

async function pullModel(pull: Pull, one: Standings): Promise<Outcome[]> {
  const { folder, options } = pull
  const { local, remote, standing, id } = one
  const told = (
    kind: OutcomeKind,
    file = local?.file ?? one.base?.file ?? '',
    reason?: string,
  ): Outcome[] => [
    {
      ...{ kind, type: 'model', name: one.name, file: folder.shown(folder.grammarPath(file)) },
      ...(reason !== undefined && { reason }),
    },
  ]
  switch (standing) {
    case 'same': {
      if (!options.isDryRun && local && remote)
        await remember(folder, remote.id, local.file, { ...local, revision: remote.revision })
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
        delete folder.lock.models[id]
        await folder.saveLock()
      }
      return []
    }
    case 'goneThereChangedHere': {
      // Counts as new from now on: pushing it recreates it there.
      if (!options.isDryRun && id !== undefined) {
        delete folder.lock.models[id]
        await folder.saveLock()
      }
      return told('goneThereChangedHere')
    }
    case 'goneThere': {
      if (!options.removes) return told('goneThere')
      if (!options.isDryRun && local && id !== undefined) {
        await folder.remove(folder.grammarPath(local.file))
        await folder.remove(folder.detailsPath(local.file))
        await folder.remove(folder.suitePath(local.file))
        delete folder.lock.models[id]
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
        // The grammar makes a model of its files: without the language beside it, it could not be read.
        await folder.write(folder.detailsPath(file), modelFileText(there.content, folder.depth))
        await folder.write(folder.grammarPath(file), there.content.grammar)
        await writeSuite(folder, { file, sentences: undefined }, writeSuiteText(there.content.suite))
        await remember(folder, there.id, file, there)
      }
      return told(standing === 'newThere' ? 'written' : 'restored', file)
    }
    case 'changedThere':
      return takeTheirs(pull, one, local!, one.there!, told)
    case 'changedBoth':
      return mergeBoth(pull, one, local!, one.there!, told)
  }
}

type Told = (kind: OutcomeKind, file?: string, reason?: string) => Outcome[]

async function takeTheirs(pull: Pull, one: Standings, local: LocalModel, there: RemoteModel, told: Told) {
  const { folder, options } = pull
  const file = movedTo(pull, one, local, there)
  if (!options.isDryRun) {
    await writeModel(folder, local, there.content)
    if (file !== local.file) await moveModel(folder, local, file)
    await remember(folder, there.id, file, there)
  }
  return [...told('updated', file), ...(file === local.file ? [] : told('moved', file, local.file))]
}

async function mergeBoth(pull: Pull, one: Standings, local: LocalModel, there: RemoteModel, told: Told) {
  const { client, folder, options } = pull
  const base = one.base && (await readBase(client, folder.file.project, there.id, one.base))
  const merged = mergeModels(base, local, there.content, folder.depth)
  if (!options.isDryRun) {
    await writePlain(folder, local, merged)
    await remember(folder, there.id, local.file, there)
  }
  if (merged.conflicts === 0) return told('merged')
  const [place] = [
    [folder.grammarPath(local.file), markedLine(merged.grammar)] as const,
    [folder.detailsPath(local.file), markedLine(merged.details)] as const,
    [folder.suitePath(local.file), markedLine(merged.suite)] as const,
  ].flatMap(([path, line]) => (line === undefined ? [] : [`${folder.shown(path)}:${line}`]))
  return told('conflict', local.file, place)
}

/** The name of the file of a model that was renamed on the server: others import from it by that name. */
function movedTo({ taken }: Pull, { base }: Standings, local: LocalModel, { content }: RemoteModel): string {
  const wanted = fileNameOf(content.name)
  const isNamedAfter = base && local.file === fileNameOf(base.name) && base.name !== content.name
  if (!isNamedAfter || taken.has(fileKey(wanted))) return local.file
  taken.add(fileKey(wanted))
  return wanted
}

/** At each moment the files beside the grammar are its own. */
async function moveModel(folder: ProjectFolder, { file }: LocalModel, to: string) {
  const besides = [
    [folder.detailsPath(file), folder.detailsPath(to)],
    [folder.suitePath(file), folder.suitePath(to)],
  ] as const
  for (const [from, place] of besides) {
    const text = await folder.read(from)
    if (text !== undefined) await folder.write(place, text)
  }
  await folder.move(folder.grammarPath(file), folder.grammarPath(to))
  for (const [from] of besides) await folder.remove(from)
}

const writeModel = (folder: ProjectFolder, local: LocalModel, content: ModelContent) =>
  writePlain(folder, local, {
    grammar: plainText(content.grammar),
    details: modelFileText(content, folder.depth),
    suite: writeSuiteText(content.suite, plainText(local.sentences ?? '')),
  })

/** Writes texts in the style of the files that are there. */
async function writePlain(
  folder: ProjectFolder,
  { file, grammar, details, sentences }: LocalModel,
  texts: Omit<MergedModel, 'conflicts'>,
) {
  if (plainText(grammar) !== texts.grammar)
    await folder.write(folder.grammarPath(file), inStyle(texts.grammar, styleOf(grammar)))
  if (plainText(details ?? '') !== texts.details)
    await folder.write(folder.detailsPath(file), inStyle(texts.details, styleOf(details ?? '')))
  await writeSuite(folder, { file, sentences }, texts.suite)
}

/** A model without tests has no file of them. */
async function writeSuite(
  folder: ProjectFolder,
  { file, sentences }: Pick<LocalModel, 'file' | 'sentences'>,
  text: string,
) {
  const path = folder.suitePath(file)
  if (plainText(sentences ?? '') === text) return
  if (text === '') await folder.remove(path)
  else await folder.write(path, inStyle(text, styleOf(sentences ?? '')))
}

async function thereOf({ client, folder }: Pull, one: Standings): Promise<RemoteModel> {
  return one.there ?? readRemote(client, folder.file.project, (one.remote as VoiceCommandModelSummary).id)
}
