import type { LocalCommands } from './localModels.js'
import { mergeSuite } from './mergeSuite.js'
import { type MergedText, markers, mergeText } from './mergeText.js'
import { type ModelContent, modelFileText } from './modelContent.js'
import { plainText } from './textStyle.js'

/** The files of a model after both sides changed; plain texts. */
export interface MergedModel {
  readonly grammar: string
  readonly details: string
  readonly suite: string
  readonly conflicts: number
}

/** @param base the common base, where that is known. @param depth of the folder of models. */
export function mergeModels(
  base: ModelContent | undefined,
  mine: LocalCommands,
  theirs: ModelContent,
  depth: number,
): MergedModel {
  const grammar = mergeText(
    base && plainText(base.grammar),
    plainText(mine.grammar),
    plainText(theirs.grammar),
  )
  const details = mergeJson(
    base && modelFileText(base, depth),
    modelFileText(mine.content, depth),
    modelFileText(theirs, depth),
  )
  const suite = mergeSuite(base?.suite, plainText(mine.sentences ?? ''), theirs.suite)
  return {
    grammar: grammar.text,
    details: details.text,
    suite: suite.text,
    conflicts: grammar.conflicts + details.conflicts + suite.conflicts,
  }
}

/** Merges texts of JSON: lines that fit each other may still not be JSON together. */
export function mergeJson(base: string | undefined, mine: string, theirs: string): MergedText {
  const merged = mergeText(base, mine, theirs)
  if (merged.conflicts > 0 || isJson(merged.text)) return merged
  const lines = [markers.mine, mine.trimEnd(), markers.between, theirs.trimEnd(), markers.theirs, '']
  return { text: lines.join('\n'), conflicts: 1 }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
