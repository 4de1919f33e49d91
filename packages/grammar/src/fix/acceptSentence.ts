import { type Analysis, analyze } from '../analyze.js'
import type { SlotValues } from '../compile/node.js'
import { match } from '../match/match.js'
import type { NearestStep } from '../match/nearest.js'
import type { Range } from '../syntax/position.js'
import { applyEdits, insert, type TextEdit } from './quickFix.js'

/**
 * The smallest change of its source that makes its grammar accept a sentence: a further alternative beside a
 * word, an option for a word left out or added.
 *
 * @returns undefined when the sentence is accepted already, when a word would have to change inside a slot or a
 *   quoted phrase, and whenever the changed grammar would still refuse the sentence.
 */
export function acceptSentence(
  analysis: Analysis,
  sentence: string,
  options: { slots?: SlotValues } = {},
): TextEdit[] | undefined {
  const { source } = analysis
  const result = match(analysis.compiled, sentence, options)
  if (result.matched || !result.nearest) return undefined
  const inSlot = (step: NearestStep) => step.kind === 'replace' && source[step.range.start.offset] === '<'
  if (result.nearest.steps.some(inSlot)) return undefined
  const edits = result.nearest.steps.flatMap((step, index, steps) =>
    editFor(step, steps[index - 1], steps[index + 1], source),
  )
  const changed = analyze(applyEdits(source, edits))
  const isAccepted = match(changed.compiled, sentence, { ...options, nearest: false }).matched
  return isAccepted && changed.syntaxProblems.length === analysis.syntaxProblems.length ? edits : undefined
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
