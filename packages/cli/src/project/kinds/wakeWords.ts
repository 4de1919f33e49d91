import { everyItem } from '@saywright/api/client'
import {
  ApiError,
  createWakeWordModel,
  getWakeWordModel,
  getWakeWordVersion,
  listWakeWordModels,
  saveWakeWordModel,
} from '@saywright/api/contract'
import { CommandFailure } from '../../CommandFailure.js'
import { requireDistinctNames } from '../localModels.js'
import { mergeJson } from '../mergeModels.js'
import { markedLine } from '../mergeText.js'
import type { ProjectFolder } from '../ProjectFolder.js'
import { readJson } from '../readJson.js'
import { inStyle, plainText, styleOf } from '../textStyle.js'
import { differenceOf } from '../unifiedDiff.js'
import {
  type WakeWordsContent,
  wakeWordHashes,
  wakeWordsFile,
  wakeWordsFileText,
  wakeWordsOfFile,
  wordOf,
} from '../wakeWordsContent.js'
import {
  areEqual,
  type LocalModel,
  type RemoteModel,
  type RemoteSummary,
  type SyncedKind,
} from './SyncedKind.js'

/** A wake-word model in the folder of a project. */
interface LocalWakeWordModel extends LocalModel<WakeWordsContent> {
  readonly source: string
}

/** Wake words: a file of JSON each. */
export const wakeWords: SyncedKind<WakeWordsContent, LocalWakeWordModel> = {
  locked: (lock) => {
    lock.wake_words ??= {}
    return lock.wake_words
  },
  async localModels(folder) {
    const found: LocalWakeWordModel[] = []
    for (const file of await folder.wakeWordNames()) found.push(await localModel(folder, file))
    requireDistinctNames(found, (file) => folder.shown(folder.wakeWordsPath(file)))
    return found
  },
  paths: (folder, file) => [folder.wakeWordsPath(file)],
  takenNames: async () => [],
  isSameText: ({ words }, seen) => words === seen.words,
  write: (folder, file, content, local) =>
    write(folder, file, wakeWordsFileText(content, folder.depth), local?.source),
  merge(folder, base, mine, theirs) {
    const textOf = (content: WakeWordsContent) => wakeWordsFileText(content, folder.depth)
    const { text } = mergeJson(base && textOf(base), textOf(mine.content), textOf(theirs))
    const line = markedLine(text)
    return {
      conflicts: line === undefined ? [] : [[folder.wakeWordsPath(mine.file), line]],
      write: () => write(folder, mine.file, text, mine.source),
    }
  },
  differences: (folder, mine, theirs) =>
    differenceOf(
      folder.wakeWordsPath(mine.file),
      wakeWordsFileText(theirs, folder.depth),
      mine.marked === undefined ? wakeWordsFileText(mine.content, folder.depth) : plainText(mine.source),
    ),
  async list({ client, projectId }) {
    const found: RemoteSummary[] = []
    for await (const model of everyItem(client, listWakeWordModels, { params: { id: projectId } }))
      found.push(model)
    return found
  },
  async read({ client, projectId }, modelId) {
    const model = await client.send(getWakeWordModel, { params: { id: projectId, modelId } })
    return {
      id: model.id,
      revision: model.revision,
      ...hashed(contentOf({ ...model, language: model.language ?? '' })),
    }
  },
  async readBase({ client, projectId }, modelId, seen) {
    const params = { id: projectId, modelId, versionId: seen.revision }
    try {
      const version = await client.send(getWakeWordVersion, { params })
      const { content, hashes } = hashed(contentOf({ ...version, name: seen.name }))
      return areEqual(hashes, seen) ? content : undefined
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.kind === 'notFound') return undefined
      throw thrown
    }
  },
  async save({ client, projectId }, { content }, there) {
    requireSameLanguage(content, there)
    const params = { id: projectId, modelId: there.id }
    const { name, language: _, ...changes } = sent(content)
    const body = { revision: there.revision, ...(name !== there.content.name && { name }), ...changes }
    return (await client.send(saveWakeWordModel, { params, body })).revision
  },
  create: ({ client, projectId }, { content }) =>
    client.send(createWakeWordModel, { params: { id: projectId }, body: sent(content) }),
}

async function localModel(folder: ProjectFolder, file: string): Promise<LocalWakeWordModel> {
  const path = folder.wakeWordsPath(file)
  const source = (await folder.read(path)) ?? ''
  const line = markedLine(source)
  const usual = { name: file, language: folder.file.language ?? '' }
  if (line !== undefined) {
    const marked = `${folder.shown(path)}:${line}`
    return { file, source, marked, ...hashed(wakeWordsOfFile({}, usual)) }
  }
  const content = wakeWordsOfFile(readJson(folder.shown(path), source, wakeWordsFile), usual)
  if (content.language === '')
    throw new CommandFailure('project.noLanguage', { path: folder.shown(path), file: folder.shown(path) })
  return { file, source, marked: undefined, ...hashed(content) }
}

async function write(folder: ProjectFolder, file: string, plain: string, source = ''): Promise<void> {
  if (plainText(source) === plain) return
  await folder.write(folder.wakeWordsPath(file), inStyle(plain, styleOf(source)))
}

const hashed = (content: WakeWordsContent) => ({ content, hashes: wakeWordHashes(content) })

const contentOf = ({
  name,
  language,
  positive_words,
  negative_words,
  threshold,
}: WakeWordsContent): WakeWordsContent => ({ name, language, positive_words, negative_words, threshold })

const sent = ({ name, language, positive_words, negative_words, threshold }: WakeWordsContent) => ({
  ...{ name, language, threshold },
  positive_words: positive_words.map(wordOf),
  negative_words: negative_words.map(wordOf),
})

/** The server keeps the language of a model. @throws CommandFailure for another one. */
function requireSameLanguage({ name, language }: WakeWordsContent, there: RemoteModel<WakeWordsContent>) {
  if (language === there.content.language) return
  throw new CommandFailure('project.otherLanguage', { name, language: there.content.language })
}
