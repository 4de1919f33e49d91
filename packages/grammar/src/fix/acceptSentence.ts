import { compile } from '../compile/compile.js'
import type { SlotValues } from '../compile/node.js'
import { type MatchOptions, match } from '../match/match.js'
import type { NearestStep } from '../match/nearest.js'
import { parse } from '../syntax/parse.js'
import type { Range } from '../syntax/position.js'
import { applyEdits, insert, type TextEdit } from './quickFix.js'

/**
 * The smallest change of a source that makes its grammar accept a sentence: a further alternative beside a
 * word, an option for a word left out or added.
 *
 * @returns undefined when the sentence is accepted already, when a word would have to change inside a slot or a
 *   quoted phrase, and whenever the changed grammar would still refuse the sentence.
 */
export function acceptSentence(
  source: string,
  sentence: string,
  options: { slots?: SlotValues } = {},
): TextEdit[] | undefined {
  const result = matchIn(source, sentence, options)
  if (result.matched || !result.nearest) return undefined
  const inSlot = (step: NearestStep) => step.kind === 'replace' && source[step.range.start.offset] === '<'
  if (result.nearest.steps.some(inSlot)) return undefined
  const edits = result.nearest.steps.flatMap((step, index, steps) =>
    editFor(step, steps[index - 1], steps[index + 1], source),
  )
  const accepted = matchIn(applyEdits(source, edits), sentence, { ...options, nearest: false }).matched
  return accepted && parse(applyEdits(source, edits)).problems.length === parse(source).problems.length
    ? edits
    : undefined
}

function matchIn(source: string, sentence: string, options: MatchOptions) {
  return match(compile(parse(source).grammar), sentence, options)
}

function editFor(
  step: NearestStep,
  before: NearestStep | undefined,
  after: NearestStep | undefined,
  source: string,
): TextEdit[] {
  switch (step.kind) {
    case 'keep':
      return []
    case 'add':
      return [insert(step.range.start.offset, '['), insert(step.range.end.offset, ']')]
    case 'replace':
      return isWholeAlternative(step.range, source)
        ? [insert(step.range.end.offset, ` | ${step.said}`)]
        : [insert(step.range.start.offset, '('), insert(step.range.end.offset, ` | ${step.said})`)]
    case 'remove':
      if (before && 'range' in before) return [insert(before.range.end.offset, ` [${step.said}]`)]
      return after && 'range' in after ? [insert(after.range.start.offset, `[${step.said}] `)] : []
  }
}

function isWholeAlternative({ start, end }: Range, source: string): boolean {
  return /[[(|:,]\s*$/.test(source.slice(0, start.offset)) && /^\s*[\])|;]/.test(source.slice(end.offset))
}
