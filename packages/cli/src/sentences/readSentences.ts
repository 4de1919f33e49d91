import type { SlotValues, SuiteTest } from '@saywright/grammar'
import { readMeaning } from '@saywright/grammar'
import { readSlot } from '../files/slotValues.js'

/** A sentence that a grammar is to accept or to refuse. */
export interface ExpectedSentence {
  readonly line: number
  readonly test: SuiteTest
  /** What it is to mean, such as `SWITCH=on, <room>=kitchen`; undefined: anything. */
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
 * Reads a file of sentences, a statement a line: `grammar lamps.bnf`, `slot room = kitchen | hall`, `from <rule>`,
 * `accept a sentence => NAME=value`, `refuse a sentence`; below an accepted one `means NAME entity=value`. `#` begins a comment.
 * Slots and rules hold for the lines below.
 */
export function readSentences(text: string): SentenceFile {
  let grammar: string | undefined
  let from: string | undefined
  let slots: SlotValues = {}
  // Whether the line before is a sentence whose meaning may follow.
  let isMeant = false
  const sentences: ExpectedSentence[] = []
  const faults: number[] = []
  for (const [index, written] of text.split(/\r\n?|\n/).entries()) {
    const line = index + 1
    const trimmed = written.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const [word = ''] = /^\S+/u.exec(trimmed) ?? []
    const rest = trimmed.slice(word.length).trimStart()
    const [nameOfSlot] = rest.includes('=') ? rest.split('=', 1) : []
    const slot = word === 'slot' && nameOfSlot?.trim() ? readSlot(rest) : undefined
    if (word === 'grammar' && rest && !grammar && sentences.length === 0) grammar = rest
    else if (word === 'from' && rest) from = rest
    else if (slot) slots = { ...slots, [slot[0]]: slot[1] }
    else if ((word === 'accept' || word === 'refuse') && rest) {
      const [sentence = '', tags] = word === 'accept' ? rest.split('=>').map((part) => part.trim()) : [rest]
      sentences.push({ line, test: { sentence, expect: word }, tags, from, slots })
      isMeant = word === 'accept'
      continue
    } else if (word === 'means' && isMeant && readMeaning(rest)) {
      const last = sentences.pop() as ExpectedSentence
      sentences.push({ ...last, test: { ...last.test, ...readMeaning(rest) } })
    } else faults.push(line)
    isMeant = false
  }
  return { grammar, sentences, faults }
}
