import type { Analysis } from '../analyze.js'
import { removeLine } from '../fix/FixContext.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { Token } from '../syntax/token.js'
import { insert, type TextEdit } from '../text/textEdit.js'
import { slotsOf } from './slotsOf.js'
import { spellValue } from './spellValue.js'

/** Edits of the source, or the reason why it cannot be edited. */
export type SlotChange =
  | { readonly edits: readonly TextEdit[] }
  | { readonly refused: 'unknown' | 'invalid' | 'taken' | 'used' }

const slotName = /^[\p{L}_][\p{L}\p{M}\p{N}_.'’-]*$/u

/** Whether two values of a slot are spoken alike: case, punctuation and spaces are ignored. */
export function isSameValue(one: string, other: string): boolean {
  return valueKey(one) === valueKey(other)
}

/** Normalized form of a value, equal for values that are spoken alike. */
export function valueKey(value: string): string {
  return wordsOfSentence(value).join(' ')
}

/**
 * Declares a slot, after the last one or after the name of the grammar.
 * @param wanted name without brackets; no rule or slot may have it, ignoring case.
 */
export function addSlot(analysis: Analysis, wanted: string): SlotChange {
  const name = wanted.trim()
  if (!slotName.test(name)) return { refused: 'invalid' }
  const { grammar, symbols } = analysis
  const isNamed = grammar.tokens.some(
    ({ kind, text }) => kind === 'rule' && text.toLowerCase() === `<${name.toLowerCase()}>`,
  )
  if (isNamed) return { refused: 'taken' }
  const heading = [symbols.slots.at(-1), symbols.starts.at(-1), grammar.statements[0]].find(Boolean)
  const header = grammar.tokens[0]
  const after = heading?.range.end.offset ?? (header?.kind === 'header' ? header.end.offset : 0)
  const line = `!slot <${name}>;`
  return { edits: [after === 0 ? insert(0, `${line}\n`) : insert(after, `\n${line}`)] }
}

/**
 * Removes a slot and its default values.
 * @returns refused as `used` while a rule refers to it.
 */
export function removeSlot(analysis: Analysis, name: string): SlotChange {
  const { source, symbols } = analysis
  const slot = slotsOf(analysis).find((each) => each.name === name)
  if (!slot) return { refused: 'unknown' }
  if (slot.references.length > 0) return { refused: 'used' }
  const statements = [...symbols.slots, ...symbols.definitions].filter(({ rule }) => rule.name === name)
  return { edits: statements.map(({ range }) => removeLine(source, range)) }
}

/**
 * Appends default values to a slot; a slot without any gets a body at the end of the text.
 * @returns refused as `taken` for a duplicate value, `invalid` for a value that cannot be spoken.
 */
export function addDefaults(analysis: Analysis, name: string, values: readonly string[]): SlotChange {
  const slot = slotsOf(analysis).find((each) => each.name === name)
  if (!slot) return { refused: 'unknown' }
  const spelled = values.map(spellValue)
  if (values.length === 0 || spelled.some((text) => text === undefined)) return { refused: 'invalid' }
  const keys = [...(slot.defaults ?? []).map(({ value }) => value), ...values].map(valueKey)
  if (new Set(keys).size < keys.length) return { refused: 'taken' }
  const { source, symbols } = analysis
  const last = slot.defaults?.at(-1)
  if (last) return { edits: [insert(last.range.end.offset, spelled.map((text) => ` | ${text}`).join(''))] }
  const body = symbols.rules.get(name)?.body
  if (body) return { edits: [insert(body.range.end.offset, ` ${spelled.join(' | ')}`)] }
  const gap = source.endsWith('\n') ? '' : '\n'
  return { edits: [insert(source.length, `${gap}<${name}>: ${spelled.join(' | ')};\n`)] }
}

/**
 * Changes a default value.
 * @returns refused as `taken` when another value is the same.
 */
export function changeDefault(analysis: Analysis, name: string, index: number, wanted: string): SlotChange {
  const defaults = slotsOf(analysis).find((each) => each.name === name)?.defaults
  const value = defaults?.[index]
  if (!defaults || !value) return { refused: 'unknown' }
  const text = spellValue(wanted)
  if (text === undefined) return { refused: 'invalid' }
  if (defaults.some((other) => other !== value && isSameValue(other.value, wanted)))
    return { refused: 'taken' }
  return { edits: [{ start: value.range.start.offset, end: value.range.end.offset, text }] }
}

/**
 * Removes a default value and one bar beside it, but no comments; removing the last value removes the body.
 */
export function removeDefault(analysis: Analysis, name: string, index: number): SlotChange {
  const { grammar, source, symbols } = analysis
  const defaults = slotsOf(analysis).find((each) => each.name === name)?.defaults
  const value = defaults?.[index]
  const definition = symbols.rules.get(name)
  if (!defaults || !value || !definition) return { refused: 'unknown' }
  if (defaults.length === 1) return { edits: [removeLine(source, definition.range)] }
  const isFirst = index === 0
  const first = grammar.tokens.findIndex(({ start }) => start.offset >= value.range.start.offset)
  const past = grammar.tokens.findIndex(({ start }) => start.offset >= value.range.end.offset)
  const bar = grammar.tokens[isFirst ? past : first - 1] as Token
  const own = { start: value.range.start.offset, end: value.range.end.offset, text: '' }
  const barOf = { start: bar.start.offset, end: bar.end.offset, text: '' }
  const [left, right] = isFirst ? [own, barOf] : [barOf, own]
  if (source.slice(left.end, right.start).trim() !== '') return { edits: [left, right] }
  const start = isFirst ? left.start : spacesBefore(source, left.start)
  const end = isFirst ? spacesAfter(source, right.end) : right.end
  return { edits: [{ start, end, text: '' }] }
}

function spacesBefore(source: string, offset: number): number {
  let start = offset
  while (source[start - 1] === ' ') start--
  return start
}

function spacesAfter(source: string, offset: number): number {
  let end = offset
  while (source[end] === ' ') end++
  return end
}
