import type { Analysis } from '../analyze.js'
import { match } from '../match/match.js'
import type { NearestSentence, NearestStep } from '../match/nearest.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import type { Range } from '../syntax/position.js'
import { applyEdits, insert, type TextEdit } from '../text/textEdit.js'

export interface AcceptOptions {
  readonly slots?: SlotValues
  /** The nearest sentence found by `match`, when it is known; it is then not searched again. */
  readonly nearest?: NearestSentence | undefined
}

/** Longest source, in UTF-16 units, in which a change is tried: reading it once more takes about 100 ms. */
const longestSource = 200_000

/**
 * Finds the smallest change of the source that makes the grammar accept a sentence: a further alternative
 * beside a word, or an option for an omitted or additional word. Each change is applied and matched before it
 * is returned.
 * @returns `undefined` when the sentence is already accepted, when a word would have to change inside a slot
 * or a quoted phrase, when the source is longer than 200,000 UTF-16 units, and when the changed grammar would
 * still reject the sentence or have additional errors.
 */
export function acceptSentence(
  analysis: Analysis,
  sentence: string,
  options: AcceptOptions = {},
): TextEdit[] | undefined {
  const { source } = analysis
  const { slots = {}, nearest = nearestOf(analysis, sentence, slots) } = options
  if (!nearest || source.length > longestSource) return undefined
  const inSlot = (step: NearestStep) => step.kind === 'replace' && source[step.range.start.offset] === '<'
  if (nearest.steps.some(inSlot)) return undefined
  const edits = nearest.steps.flatMap((step, index, steps) =>
    editFor(step, steps[index - 1], steps[index + 1], source),
  )
  const changed = analysis.withSource(applyEdits(source, edits))
  const isAccepted = match(changed.compiled, sentence, { slots, nearest: false }).matched
  return isAccepted && errorsIn(changed) <= errorsIn(analysis) ? edits : undefined
}

function nearestOf({ compiled }: Analysis, sentence: string, slots: SlotValues): NearestSentence | undefined {
  const result = match(compiled, sentence, { slots })
  return result.matched ? undefined : result.nearest
}

function errorsIn({ problems }: Analysis): number {
  return problems.filter(({ severity }) => severity === 'error').length
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
