import { CommandFailure } from '../CommandFailure.js'
import type { LocalModel } from './kinds/SyncedKind.js'
import { markedLine } from './mergeText.js'
import { contentOfFile, hashesOf, type ModelContent, modelFile } from './modelContent.js'
import type { ProjectFolder } from './ProjectFolder.js'
import { readJson } from './readJson.js'
import { readSuite } from './readSuite.js'

/** A voice-command model in the folder of a project. */
export interface LocalCommands extends LocalModel<ModelContent> {
  /** Content of the file beside the grammar, if any. */
  readonly details: string | undefined
  /** The text of its test file, if any. */
  readonly sentences: string | undefined
  readonly grammar: string
  readonly hashes: ReturnType<typeof hashesOf>
}

/**
 * The models in the folder of a project.
 *
 * @throws CommandFailure with the place of an error in a file, and for a new model without a language.
 */
export async function localModels(folder: ProjectFolder): Promise<LocalCommands[]> {
  const found: LocalCommands[] = []
  for (const file of await folder.grammarNames()) found.push(await localModel(folder, file))
  requireDistinctNames(found, (file) => folder.shown(folder.grammarPath(file)))
  return found
}

/** @throws CommandFailure for two models of one name. @param shown path of a file. */
export function requireDistinctNames(models: readonly LocalModel[], shown: (file: string) => string): void {
  const named = new Map<string, string>()
  for (const { file, content } of models) {
    const other = named.get(content.name)
    if (other !== undefined)
      throw new CommandFailure('project.sameName', {
        ...{ name: content.name, one: shown(other), other: shown(file) },
      })
    named.set(content.name, file)
  }
}

async function localModel(folder: ProjectFolder, file: string): Promise<LocalCommands> {
  const grammarPath = folder.grammarPath(file)
  const detailsPath = folder.detailsPath(file)
  const grammar = (await folder.read(grammarPath)) ?? ''
  const details = await folder.read(detailsPath)
  const suitePath = folder.suitePath(file)
  const sentences = await folder.read(suitePath)
  const lines = [
    [grammarPath, markedLine(grammar)],
    [detailsPath, markedLine(details ?? '')],
    [suitePath, markedLine(sentences ?? '')],
  ] as const
  const [place] = lines.flatMap(([path, line]) =>
    line === undefined ? [] : [`${folder.shown(path)}:${line}`],
  )
  const isReadable = markedLine(details ?? '') === undefined
  const given =
    details === undefined || !isReadable ? {} : readJson(folder.shown(detailsPath), details, modelFile)
  const language = given.language ?? folder.file.language
  if (language === undefined && isReadable)
    throw new CommandFailure('project.noLanguage', {
      path: folder.shown(grammarPath),
      file: folder.shown(detailsPath),
    })
  const isSuiteReadable = sentences !== undefined && markedLine(sentences) === undefined
  const suite = isSuiteReadable ? readSuite(folder.shown(suitePath), sentences) : []
  const content = { ...contentOfFile(given, { name: file, language: language ?? '' }), grammar, suite }
  return { file, details, sentences, grammar, content, hashes: hashesOf(content), marked: place }
}
