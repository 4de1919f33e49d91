import { readFileSync } from 'node:fs'
import { analyze } from '@saywright/grammar'
import { guessLanguage } from '@saywright/grammar/library'
import { detailsEnding } from './modelFiles.js'

/**
 * The language in which a grammar imports from the library of rules: that of its model in a folder of a project, as on the
 * server, or else what it names with `!language`, or else what its imports tell.
 *
 * @param path of its file on this machine; `undefined` for one that is not saved.
 */
export function languageOf(text: string, path: string | undefined): string | undefined {
  const ofModel = path === undefined ? undefined : languageOfModel(path.replace(/\.[^./\\]*$/, detailsEnding))
  if (ofModel !== undefined) return ofModel
  const named = analyze(text).grammar.statements.find((statement) => statement.kind === 'language')
  return named?.kind === 'language' ? named.name : guessLanguage(text)
}

/** Whoever pushes is told what is wrong with the file; a grammar is read without it. */
function languageOfModel(path: string): string | undefined {
  try {
    const { language } = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
    return typeof language === 'string' ? language : undefined
  } catch {
    return undefined
  }
}
