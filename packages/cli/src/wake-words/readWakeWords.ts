import { basename, dirname, resolve } from 'node:path'
import { CommandFailure } from '../CommandFailure.js'
import { wakeWordsEnding } from '../files/modelFiles.js'
import { readText } from '../files/readText.js'
import { ProjectFolder } from '../project/ProjectFolder.js'
import { readJson } from '../project/readJson.js'
import { type WakeWordsContent, wakeWordsFile, wakeWordsOfFile } from '../project/wakeWordsContent.js'
import type { Terminal } from '../Terminal.js'

/**
 * A wake-word model of a file, in the language of the file or of its project.
 *
 * @throws CommandFailure when the file is invalid, has no wake word, or its language is not known.
 */
export async function readWakeWords(path: string, terminal: Terminal): Promise<WakeWordsContent> {
  const file = readJson(path, await readText(path, terminal), wakeWordsFile)
  const language = file.language ?? (await languageOfProject(path, terminal)) ?? ''
  const content = wakeWordsOfFile(file, { name: basename(path, wakeWordsEnding), language })
  if (content.language === '') throw new CommandFailure('project.noLanguage', { path, file: path })
  if (content.positive_words.length === 0) throw new CommandFailure('test.wake.noWord', { path })
  return content
}

async function languageOfProject(path: string, terminal: Terminal): Promise<string | undefined> {
  try {
    const folder = dirname(resolve(terminal.folder, path))
    return (await ProjectFolder.open({ ...terminal, folder }, {})).file.language
  } catch (thrown) {
    if (thrown instanceof CommandFailure && thrown.key === 'project.none') return undefined
    throw thrown
  }
}
