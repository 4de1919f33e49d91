import type { Range } from '../syntax/position.js'
import type { ConversionProblems } from './conversionProblem.js'
import { ExpansionReader } from './ExpansionReader.js'
import type { ForeignGrammar, ForeignRule } from './ForeignGrammar.js'
import { type ForeignPatterns, type ForeignToken, foreignTokens } from './foreignTokens.js'
import { readDefinition } from './readDefinition.js'
import { isKnownTagFormat, meaningOfTags, specialRules, startsOfSrgs, targetOfSrgs } from './srgs.js'
import { TagReader } from './TagReader.js'

const header = /^\uFEFF?\s*#ABNF(?:[ \t]+1\.0)?(?:[ \t]+[\w.:-]+)?[ \t]*;/
const tagFormat = /^[ \t]*tag-format[ \t]*<([^<>\n]{0,200})>/mu
const patterns: ForeignPatterns = [
  // Its text may contain a semicolon. Elsewhere its words are words of a rule.
  [
    'meta',
    /(?=meta|http-equiv)(?<=(?:^|;)\s*)(?:meta|http-equiv)\s+(?:"[^"]*"|'[^']*')\s+is\s+(?:"[^"]*"|'[^']*')/uy,
  ],
  ['rule', /\$<[^<>\s]*>(?:~<[^<>]*>)?|\$\$?[^\s;=|*+<>()[\]{}/$!"]+/uy],
  ['repeat', /<\s*\d+\s*(?:-\s*(?:\d+\s*)?)?(?:\/[^/>]*\/\s*)?>/uy],
  ['address', /<[^<>\s]+>(?:~<[^<>]*>)?/uy],
  ['quoted', /"[^"]*"/uy, '"'],
  ['tag', /\{!\{[\s\S]*?\}!\}/uy, '{!{'],
  ['tag', /\{[^}]*\}/uy, '{'],
  ['language', /![A-Za-z0-9-]+/uy],
  ['weight', /\/\s*(?:[\d.]+\s*)?\//uy],
  ['mark', /[;=|*+()[\]]/uy],
  ['word', /[^\s;=|*+<>()[\]{}/$!"]+/uy],
]

/** Reads a grammar in the ABNF form of the Speech Recognition Grammar Specification 1.0, W3C, 16 March 2004. */
export function readAbnf(text: string, problems: ConversionProblems): ForeignGrammar {
  const first = header.exec(text)
  if (!first) problems.add('header', problems.range(0, 0), { header: '#ABNF 1.0;' })
  const format = tagFormat.exec(text)
  if (!isKnownTagFormat(format?.[1])) {
    const start = format?.index ?? 0
    const range = problems.range(start, start + (format?.[0].length ?? 0))
    problems.add('tag-format', range, { format: format?.[1] ?? '' })
  }
  const tags = new TagReader(
    problems,
    (tag) => (tag.startsWith('{!{') ? tag.slice(3, -3) : tag.slice(1, -1)),
    meaningOfTags(format?.[1]),
  )
  const reader = new ExpansionReader(
    foreignTokens(text, first?.[0].length ?? 0, patterns),
    problems,
    tags,
    ({ kind, text: word }) => (kind === 'quoted' ? word.slice(1, -1) : word),
    ({ text: name }) =>
      (name.split('~<', 1)[0] ?? '')
        .replace(/^\$\$?/, '')
        .replace(/^<|>$/g, '')
        .normalize('NFC'),
  )
  const parts = new AbnfParts(reader)
  while (!reader.isAtEnd) parts.readStatement()
  const { rules, root, publicRules } = parts
  const starts = startsOfSrgs({ root, rootRange: parts.rootRange, rules, publicRules }, problems)
  return {
    name: '',
    language: parts.language,
    rules: [...rules.values()],
    starts,
    exports: publicRules,
    headComments: parts.headComments,
    endComments: reader.takeLastComments(),
    targetOf: ({ name }) => targetOfSrgs(name, rules),
  }
}

/** Collects the declarations and rules of an ABNF grammar while it is read. */
class AbnfParts {
  language: string | undefined
  root: string | undefined
  rootRange: Range | undefined
  readonly rules = new Map<string, ForeignRule>()
  readonly publicRules: string[] = []
  readonly headComments: string[] = []

  constructor(private readonly reader: ExpansionReader) {}

  readStatement(): void {
    const { reader } = this
    const first = reader.next()
    if (first.kind === 'rule') this.readRule(false)
    else if (first.kind === 'meta') {
      reader.report('left-out', first, { text: first.text.replace(/(?<!\s)\s+is\s[\s\S]*$/, '') })
      reader.endStatement()
      this.takeHeadComments()
    } else if (
      first.kind === 'word' &&
      reader.current.kind === 'rule' &&
      /^(public|private)$/.test(first.text)
    ) {
      reader.next()
      this.readRule(first.text === 'public')
    } else if (first.kind === 'word') this.readDeclaration(first.text)
    else if (first.text !== ';') {
      reader.report('unreadable', first, { text: first.text })
      reader.skipStatement()
    }
  }

  private readDeclaration(word: string): void {
    const { reader } = this
    const { current } = reader
    if (word === 'language') this.language = current.text
    else if (word === 'root') this.readRoot(current)
    else if (word === 'mode' || word === 'tag-format') {
      if (current.text === 'dtmf') reader.report('left-out', current, { text: 'mode dtmf' })
    } else if (/^(base|meta|http-equiv|lexicon)$/.test(word))
      reader.report('left-out', reader.previous, { text: `${word} ${current.text}` })
    else reader.report('unreadable', reader.previous, { text: word })
    reader.skipStatement()
    this.takeHeadComments()
  }

  /** Comments of declarations; behind the first rule they stay with the rule that follows. */
  private takeHeadComments(): void {
    if (this.rules.size > 0) return
    for (const line of this.reader.takeComments()) this.headComments.push(line)
  }

  private readRoot(token: ForeignToken): void {
    this.root = token.text.replace(/^\$\$?/, '').normalize('NFC')
    this.rootRange = this.reader.rangeOf(token)
  }

  private readRule(isPublic: boolean): void {
    const { reader, rules } = this
    const name = reader.previous.text.replace(/^\$\$?/, '').normalize('NFC')
    if (readDefinition(reader, { name, rules }, specialRules) && isPublic) this.publicRules.push(name)
  }
}
