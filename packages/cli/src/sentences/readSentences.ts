import { readSuiteText, type SlotValues, type SuiteTest } from '@saywright/grammar'
import { readSlot } from '../files/slotValues.js'

/** A sentence that a grammar is to accept or to refuse. */
export interface ExpectedSentence {
  readonly line: number
  readonly test: SuiteTest
  /** Its expected tags, such as `SWITCH=on, <room>=kitchen`; undefined: any. */
  readonly tags: string | undefined
  /** The rule with which it begins; undefined: a start of the grammar. */
  readonly from: string | undefined
  readonly slots: SlotValues
}

export interface SentenceFile {
  /** Path of the grammar as the file names it. */
  readonly grammar: string | undefined
  readonly sentences: readonly ExpectedSentence[]
  /** Lines that are written in no known way, from 1. */
  readonly faults: readonly number[]
}

/**
 * Reads a file of sentences: tests in the form of `readSuiteText`, and `grammar lamps.bnf`, `slot room = kitchen | hall`,
 * `from <rule>`. Slots and rules apply to the lines below.
 */
export function readSentences(text: string): SentenceFile {
  let grammar: string | undefined
  let from: string | undefined
  let slots: SlotValues = {}
  const sentences: ExpectedSentence[] = []
  const faults: number[] = []
  for (const { line, word, rest, test, tags } of readSuiteText(text)) {
    const [nameOfSlot] = rest.includes('=') ? rest.split('=', 1) : []
    const slot = word === 'slot' && nameOfSlot?.trim() ? readSlot(rest) : undefined
    if (test) sentences.push({ line, test, tags, from, slots })
    else if (word === 'grammar' && rest && !grammar && sentences.length === 0) grammar = rest
    else if (word === 'from' && rest) from = rest
    else if (slot) slots = { ...slots, [slot[0]]: slot[1] }
    else faults.push(line)
  }
  return { grammar, sentences, faults }
}
