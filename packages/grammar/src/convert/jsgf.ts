import type { ConversionProblems } from './conversionProblem.js'
import { ExpansionReader } from './ExpansionReader.js'
import type { ReferenceExpansion } from './expansion.js'
import type { ForeignGrammar, ForeignRule, Target } from './ForeignGrammar.js'
import { type ForeignPatterns, foreignTokens, type OnToken } from './foreignTokens.js'
import { readDefinition } from './readDefinition.js'
import { TagReader } from './TagReader.js'

const header = /^\uFEFF?\s*#JSGF(?:[ \t]+V1\.0)?(?:[ \t]+[\w.:-]+)?(?:[ \t]+([\w-]+))?[ \t]*;/
const patterns: ForeignPatterns = [
  ['rule', /<[^<>\n]+>/uy],
  ['quoted', /"(?:[^"\\]|\\[\s\S])*"/uy, '"'],
  ['tag', /\{(?:[^}\\]|\\[\s\S])*\}/uy, '{'],
  ['weight', /\/\s*[\d.]+(?:e[+-]?\d+)?f?\s*\//iuy],
  ['mark', /[;=|*+()[\]]/uy],
  ['word', /[^\s;=|*+<>()[\]{}/"]+/uy],
]

/** They match silence, and never. */
const specialRules: ReadonlySet<string> = new Set(['NULL', 'VOID'])

interface ReadOptions {
  /** Of brackets. */
  readonly deepestNesting?: number
  readonly onToken?: OnToken
}

/** Reads a grammar in the JSpeech Grammar Format, W3C Note of 5 June 2000. Every public rule is a start. */
export function readJsgf(
  text: string,
  problems: ConversionProblems,
  { deepestNesting, onToken }: ReadOptions = {},
): ForeignGrammar {
  const first = header.exec(text)
  if (!first) problems.add('header', problems.range(0, 0), { header: '#JSGF V1.0;' })
  const tags = new TagReader(problems, (tag) => unescaped(tag.slice(1, -1)), 'literal')
  const reader = new ExpansionReader(
    foreignTokens(text, first?.[0].length ?? 0, patterns, onToken),
    problems,
    tags,
    ({ kind, text: word }) => (kind === 'quoted' ? unescaped(word.slice(1, -1)) : word),
    ({ text: name }) => nameIn(name),
    deepestNesting,
  )
  const parts = new JsgfParts(reader)
  while (!reader.isAtEnd) parts.readStatement()
  return {
    name: parts.name,
    language: first?.[1],
    rules: [...parts.rules.values()],
    starts: parts.starts,
    exports: parts.starts,
    headComments: parts.headComments,
    endComments: reader.takeLastComments(),
    targetOf: (reference) => parts.targetOf(reference),
  }
}

const nameIn = (text: string) => text.slice(1, -1).trim().normalize('NFC')

function unescaped(text: string): string {
  return text.replace(/\\([\s\S])/g, '$1')
}

/** Collects the statements of a JSGF file while it is read, and the targets of its names. */
class JsgfParts {
  name = ''
  readonly rules = new Map<string, ForeignRule>()
  readonly starts: string[] = []
  readonly headComments: string[] = []
  /** Whole names of imported rules, by their last part. */
  private readonly imported = new Map<string, string>()
  private takesAnyRule = false

  constructor(private readonly reader: ExpansionReader) {}

  readStatement(): void {
    const { reader } = this
    const first = reader.next()
    if (first.kind === 'word' && first.text === 'grammar') {
      if (reader.current.kind === 'word') this.name = reader.next().text
      reader.endStatement()
      this.takeHeadComments()
    } else if (first.kind === 'word' && first.text === 'import') this.readImport()
    else if (first.kind === 'word' && first.text === 'public' && reader.current.kind === 'rule')
      this.readRule(true)
    else if (first.kind === 'rule') this.readRule(false)
    else if (first.text !== ';') {
      reader.report('unreadable', first, { text: first.text })
      reader.skipStatement()
    }
  }

  private readImport(): void {
    const { current } = this.reader
    const name = current.text.slice(1, -1).trim()
    this.reader.report('imported-rule', current, { rule: current.text })
    if (name.endsWith('.*')) this.takesAnyRule = true
    else this.imported.set(lastPart(name), name)
    this.reader.skipStatement()
    this.takeHeadComments()
  }

  /** Comments of declarations; behind the first rule they stay with the rule that follows. */
  private takeHeadComments(): void {
    if (this.rules.size > 0) return
    for (const line of this.reader.takeComments()) this.headComments.push(line)
  }

  private readRule(isPublic: boolean): void {
    const { reader, rules } = this
    if (isPublic) reader.next()
    const name = nameIn(reader.previous.text)
    if (readDefinition(reader, { name, rules }, specialRules) && isPublic) this.starts.push(name)
  }

  targetOf({ name }: ReferenceExpansion): Target {
    if (this.rules.has(name)) return { kind: 'rule', name }
    if (name === 'NULL') return { kind: 'silence' }
    if (name === 'VOID') return { kind: 'never' }
    if (name === 'GARBAGE') return { kind: 'any' }
    const last = lastPart(name)
    const isOwn = name === `${this.name}.${last}` || name === `${lastPart(this.name)}.${last}`
    if (isOwn && this.rules.has(last)) return { kind: 'rule', name: last }
    const whole = last === name ? this.imported.get(name) : name
    if (whole === undefined) return { kind: this.takesAnyRule ? 'import' : 'slot', name }
    // Its grammar is known by the last part of its name.
    return { kind: 'import', name: last, qualified: whole.split('.').slice(-2).join('.') }
  }
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
