import type { ExpectedEntity, ExpectedMeaning } from './suiteTest.js'

/** Stands for a sentence without an intent. */
const noIntent = '-'
/** Stands for a sentence without entities. */
const noEntities = '()'

/** Texts that would be read as something else are in quotes. */
const plain = /^[^\s,;()="](?:[^,;()="]*[^\s,;()="])?$/u

const quoted = (text: string, isPlain = plain.test(text) && text !== noIntent) =>
  isPlain ? text : `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * A meaning in a line: `PICK  quantity=2, aisle=12 (side=left)`; of what is given, so that a sentence that means nothing is empty.
 */
export function writeMeaning({ intent, entities = [] }: ExpectedMeaning): string {
  // A space ends it.
  const written = intent && (/\s/u.test(intent) ? quoted(intent, false) : quoted(intent))
  return [written, entities.map(writeEntity).join(', ')].filter(Boolean).join('  ')
}

function writeEntity({ name, value, entities }: ExpectedEntity): string {
  const values = typeof value === 'string' ? quoted(value) : value.map((one) => quoted(one)).join('; ')
  const written = `${quoted(name)}=${values}`
  return entities.length === 0 ? written : `${written} (${entities.map(writeEntity).join(', ')})`
}

/**
 * Reads what `writeMeaning` writes; an intent alone says nothing of the entities, and entities alone nothing of the intent. `-` is
 * a sentence without an intent, and `()` one without entities.
 *
 * @returns undefined for a text that is no meaning.
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
    const values: string[] = []
    do {
      const value = this.#read(atom)?.text
      if (value === undefined) return undefined
      values.push(value)
    } while (this.#takes(';'))
    const hasInside = this.#takes('(')
    const inside = hasInside ? this.entities() : []
    if (!inside || (hasInside && !this.#takes(')'))) return undefined
    this.#skipSpace()
    const [first = ''] = values
    return { name, value: values.length === 1 ? first : values, entities: inside }
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
      : { text: inQuotes.replace(/\\(.)/g, '$1'), isQuoted: true }
  }
}
