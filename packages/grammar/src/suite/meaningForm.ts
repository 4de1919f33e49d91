import { quoteText, unquoteText } from './quotedText.js'
import type { ExpectedEntity, ExpectedMeaning } from './suiteTest.js'

/** Stands for a sentence without an intent. */
const noIntent = '-'
/** Stands for a sentence without entities. */
const noEntities = '()'

/** Texts that would be misread are in quotes. */
const plain = /^[^\s,;()="](?:[^,;()="\r\n]*[^\s,;()="])?$/u

const quoted = (text: string) => (plain.test(text) && text !== noIntent ? text : quoteText(text))
/** A space ends an intent, and a name without an intent before it. */
const quotedWord = (text: string) => (/\s/u.test(text) ? quoteText(text) : quoted(text))

/**
 * A meaning in a line: `PICK  quantity=2, aisle=12 (side=left)`; only its present parts, so that a sentence without a
 * meaning is empty.
 */
export function writeMeaning({ intent, entities = [] }: ExpectedMeaning): string {
  return [intent && quotedWord(intent), entities.map(writeEntity).join(', ')].filter(Boolean).join('  ')
}

/**
 * The same for an expected meaning, including parts that must be absent: `readMeaning` reads exactly it. Empty without an
 * expectation.
 */
export function writeExpectedMeaning({ intent, entities }: ExpectedMeaning): string {
  const written = intent === null ? noIntent : intent !== undefined && quotedWord(intent)
  const others = entities && (entities.length === 0 ? noEntities : entities.map(writeEntity).join(', '))
  return [written, others].filter(Boolean).join('  ')
}

function writeEntity({ name, value, entities }: ExpectedEntity): string {
  const written = `${quotedWord(name)}=${typeof value === 'string' ? quoted(value) : writeList(value)}`
  return entities.length === 0 ? written : `${written} (${entities.map(writeEntity).join(', ')})`
}

/** A list of one ends with the separator. */
const writeList = (values: readonly string[]) =>
  values.length < 2 ? `${values.map(quoted).join('')};` : values.map(quoted).join('; ')

/**
 * Reads the output of `writeMeaning`; an intent alone expects nothing of the entities, and entities alone nothing of the
 * intent. `-` is a sentence without an intent, and `()` one without entities.
 *
 * @returns undefined for a text that is not a meaning.
 */
export function readMeaning(text: string): ExpectedMeaning | undefined {
  const reader = new MeaningReader(text)
  const intent = reader.intent()
  if (reader.isAtEnd) return intent === undefined ? undefined : { intent }
  const entities = reader.rest === noEntities ? [] : reader.entities()
  if (!entities || (reader.rest !== noEntities && !reader.isAtEnd)) return undefined
  return intent === undefined ? { entities } : { intent, entities }
}

const atom = /"((?:[^"\\]|\\.)*)"|([^,;()="]+)/uy
const firstWord = /"((?:[^"\\]|\\.)*)"|([^\s,;()="]+)/uy

class MeaningReader {
  #at = 0

  constructor(private readonly text: string) {}

  get rest(): string {
    return this.text.slice(this.#at).trim()
  }

  get isAtEnd(): boolean {
    return this.rest === ''
  }

  intent(): string | null | undefined {
    const start = this.#at
    const word = this.#read(firstWord)
    const isApart = this.#isAtSpace || this.isAtEnd
    this.#skipSpace()
    // It was the name of an entity.
    if (!isApart || this.text[this.#at] === '=') {
      this.#at = start
      return undefined
    }
    return word?.isQuoted === false && word.text === noIntent ? null : word?.text
  }

  entities(): ExpectedEntity[] | undefined {
    const entities: ExpectedEntity[] = []
    do {
      const entity = this.#entity()
      if (!entity) return undefined
      entities.push(entity)
    } while (this.#takes(','))
    return entities
  }

  #entity(): ExpectedEntity | undefined {
    const name = this.#read(atom)?.text
    if (name === undefined || !this.#takes('=')) return undefined
    const value = this.#value()
    if (value === undefined) return undefined
    const hasInside = this.#takes('(')
    const inside = hasInside ? this.entities() : []
    if (!inside || (hasInside && !this.#takes(')'))) return undefined
    this.#skipSpace()
    return { name, value, entities: inside }
  }

  #value(): string | readonly string[] | undefined {
    const first = this.#read(atom)?.text
    if (!this.#takes(';')) return first
    const values = first === undefined ? [] : [first]
    do {
      const value = this.#read(atom)?.text
      if (value === undefined) return values
      values.push(value)
    } while (this.#takes(';'))
    return values
  }

  get #isAtSpace(): boolean {
    return /\s/u.test(this.text[this.#at] ?? '')
  }

  #skipSpace(): void {
    while (this.#isAtSpace) this.#at += 1
  }

  #takes(sign: string): boolean {
    this.#skipSpace()
    const is = this.text[this.#at] === sign
    if (is) this.#at += 1
    return is
  }

  #read(pattern: RegExp): { readonly text: string; readonly isQuoted: boolean } | undefined {
    this.#skipSpace()
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.text)
    if (!found) return undefined
    this.#at = pattern.lastIndex
    const [, inQuotes, text = ''] = found
    return inQuotes === undefined
      ? { text: text.trim(), isQuoted: false }
      : { text: unquoteText(inQuotes), isQuoted: true }
  }
}
