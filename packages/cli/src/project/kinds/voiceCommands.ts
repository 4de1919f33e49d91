import { createVoiceCommandModel, saveVoiceCommandModel } from '@saywright/api/contract'
import { type SuiteTest, toExpectedMeaning, writeSuiteText } from '@saywright/grammar'
import { type LocalCommands, localModels } from '../localModels.js'
import { type MergedModel, mergeModels } from '../mergeModels.js'
import { markedLine } from '../mergeText.js'
import { type ModelContent, modelFileText } from '../modelContent.js'
import type { ProjectFolder } from '../ProjectFolder.js'
import { listRemote, readBase, readRemote } from '../remoteModels.js'
import { inStyle, plainText, styleOf, withoutMark } from '../textStyle.js'
import { differenceOf } from '../unifiedDiff.js'
import type { SyncedKind } from './SyncedKind.js'

/** Voice commands: a grammar, the file beside it, and the suite where there is one. */
export const voiceCommands: SyncedKind<ModelContent, LocalCommands> = {
  ...{ localModels, list: listRemote, read: readRemote, readBase },
  locked: ({ models }) => models,
  paths: (folder, file) => [folder.grammarPath(file), folder.detailsPath(file), folder.suitePath(file)],
  // Tests of a grammar that is elsewhere, or is gone: nothing is written over them.
  takenNames: (folder) => folder.suiteNames(),
  isSameText: ({ grammar }, seen) => grammar === seen.grammar,
  async write(folder, file, content, local) {
    if (local) return writePlain(folder, local, plainTextsOf(folder, content, local))
    // The grammar makes a model of its files: without the language beside it, it could not be read.
    await folder.write(folder.detailsPath(file), modelFileText(content, folder.depth))
    await folder.write(folder.grammarPath(file), content.grammar)
    await writeSuite(folder, { file, sentences: undefined }, writeSuiteText(content.suite))
  },
  merge(folder, base, mine, theirs) {
    const merged = mergeModels(base, mine, theirs, folder.depth)
    const texts = [
      [folder.grammarPath(mine.file), merged.grammar],
      [folder.detailsPath(mine.file), merged.details],
      [folder.suitePath(mine.file), merged.suite],
    ] as const
    const conflicts = texts.flatMap(([path, text]) => {
      const line = markedLine(text)
      return line === undefined ? [] : [[path, line] as const]
    })
    return { conflicts, write: () => writePlain(folder, mine, merged) }
  },
  differences: (folder, mine, theirs) => [
    ...differenceOf(folder.grammarPath(mine.file), plainText(theirs.grammar), plainText(mine.grammar)),
    ...(mine.marked === undefined
      ? differenceOf(
          folder.detailsPath(mine.file),
          modelFileText(theirs, folder.depth),
          modelFileText(mine.content, folder.depth),
        )
      : []),
    ...suiteBetween(folder, mine, theirs),
  ],
  async save({ client, projectId }, { content }, there) {
    const params = { id: projectId, modelId: there.id }
    const body = { revision: there.revision, ...changesOf(content, there.content) }
    return (await client.send(saveVoiceCommandModel, { params, body })).revision
  },
  create({ client, projectId }, { content, grammar }) {
    const { name, language, settings, suite } = content
    const texts = { grammar: withoutMark(grammar), suite: suite.map(sentTest) }
    return client.send(createVoiceCommandModel, {
      params: { id: projectId },
      body: { name, language, settings, slots: slotsOf(content), ...texts },
    })
  },
}

const plainTextsOf = (folder: ProjectFolder, content: ModelContent, { sentences }: LocalCommands) => ({
  grammar: plainText(content.grammar),
  details: modelFileText(content, folder.depth),
  suite: writeSuiteText(content.suite, plainText(sentences ?? '')),
})

/** Writes texts in the style of the files that are there. */
async function writePlain(
  folder: ProjectFolder,
  { file, grammar, details, sentences }: LocalCommands,
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
  { file, sentences }: Pick<LocalCommands, 'file' | 'sentences'>,
  text: string,
) {
  const path = folder.suitePath(file)
  if (plainText(sentences ?? '') === text) return
  if (text === '') await folder.remove(path)
  else await folder.write(path, inStyle(text, styleOf(sentences ?? '')))
}

/** Comments stay here: only tests are compared. */
function suiteBetween(folder: ProjectFolder, { file, sentences = '' }: LocalCommands, theirs: ModelContent) {
  const text = plainText(sentences)
  return differenceOf(folder.suitePath(file), writeSuiteText(theirs.suite, text), text)
}

/** The fields that differ: what is not sent is unchanged on the server. */
function changesOf(mine: ModelContent, theirs: ModelContent) {
  const isOther = <Key extends 'name' | 'language' | 'settings' | 'slots'>(key: Key) =>
    JSON.stringify(mine[key]) !== JSON.stringify(theirs[key])
  const grammar = plainText(mine.grammar)
  const { settings } = mine
  return {
    ...(isOther('name') && { name: mine.name }),
    ...(isOther('language') && { language: mine.language }),
    ...(isOther('settings') && { settings }),
    ...(isOther('slots') && { slots: slotsOf(mine) }),
    ...(writeSuiteText(mine.suite) !== writeSuiteText(theirs.suite) && { suite: mine.suite.map(sentTest) }),
    ...(grammar !== plainText(theirs.grammar) && {
      grammar: inStyle(grammar, styleOf(theirs.grammar)),
    }),
  }
}

const slotsOf = ({ slots }: ModelContent) => slots.map(({ name, values }) => ({ name, values: [...values] }))

/** A test in a request: the contract distinguishes absent from undefined. */
const sentTest = ({ sentence, expect, intent, entities }: SuiteTest) => ({
  ...{ sentence, expect },
  ...(intent !== undefined && { intent }),
  ...(entities && { entities: toExpectedMeaning({ intent: null, entities }).entities }),
})
