import { readAbnf } from './abnf.js'
import type { Conversion } from './conversion.js'
import { ConversionProblems } from './conversionProblem.js'
import type { ForeignGrammar } from './ForeignGrammar.js'
import { GrammarImport } from './GrammarImport.js'
import { readJsgf } from './jsgf.js'
import { readSrgsXml } from './srgsXml.js'
import { writeRule } from './writeRules.js'

/** JSGF 1.0, and the two forms of SRGS 1.0. */
export type ForeignFormat = 'jsgf' | 'srgs-abnf' | 'srgs-xml'

/** Maximum length of a text to convert, in characters. */
export const longestConversion = 8_000_000

const readers: Readonly<
  Record<ForeignFormat, (text: string, problems: ConversionProblems) => ForeignGrammar>
> = {
  jsgf: readJsgf,
  'srgs-abnf': readAbnf,
  'srgs-xml': readSrgsXml,
}

/**
 * Converts a grammar of another format to BNF+EM V2.1. It never throws: constructs that cannot be converted
 * are reported with their place, and the rest is converted. A start rule that matches silence gets an
 * additional rule that does not, right recursion becomes repeats, tags become return values, rules of other
 * files become imports.
 * @param text a grammar of at most `longestConversion` characters, with brackets nested at most 60 deep.
 * @returns a source text without errors for `analyze`; empty when no sentence remains.
 */
export function importGrammar(text: string, format: ForeignFormat): Conversion {
  const problems = new ConversionProblems(text.length > longestConversion ? '' : text)
  if (text.length > longestConversion) {
    problems.add('text-too-long', problems.range(0, 0), { limit: String(longestConversion) })
    return { text: '', problems: problems.inOrder }
  }
  const grammar = readers[format](text, problems)
  const source = sourceOf(grammar, problems)
  return { text: source, problems: problems.inOrder }
}

function sourceOf(grammar: ForeignGrammar, problems: ConversionProblems): string {
  const conversion = new GrammarImport(grammar, problems)
  const starts = startsOf(grammar, conversion, problems)
  if (starts.length === 0) {
    problems.add('nothing-to-say', problems.range(0, 0))
    return ''
  }
  // Rules that others may use, and starts that were dropped because they accept the empty sentence.
  const silent = grammar.starts.filter((name) => !starts.includes(conversion.exported(name) ?? ''))
  const exports = new Set([...silent, ...grammar.exports].flatMap((name) => conversion.exported(name) ?? []))
  const head = [
    '#BNF+EM V2.1;',
    ...grammar.headComments.map(asComment),
    `!grammar ${/^[\p{L}_][\p{L}\p{M}\p{N}_.-]*$/u.test(grammar.name) ? grammar.name : 'commands'};`,
    ...(/^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(grammar.language ?? '')
      ? [`!language "${grammar.language}";`]
      : []),
    ...starts.map((name) => `!start <${name}>;`),
    ...[...exports].map((name) => `!export <${name}>;`),
    ...[...conversion.outside.import].map((name) => `!import <${name}>;`),
    ...[...conversion.outside.slot].map((name) => `!slot <${name}>;`),
  ]
  const order = new Map(grammar.rules.map(({ name }, index) => [name, index]))
  const rules = [...conversion.written.values()]
    .toSorted((a, b) => (order.get(a.name) ?? order.size) - (order.get(b.name) ?? order.size))
    .map(({ name, body, comments }) => [...comments.map(asComment), writeRule(name, body)].join('\n'))
  return `${[...head, '', ...rules, ...grammar.endComments.map(asComment)].join('\n')}\n`
}

const asComment = (line: string) => `// ${line}`

function startsOf(
  grammar: ForeignGrammar,
  conversion: GrammarImport,
  problems: ConversionProblems,
): string[] {
  const named = grammar.starts.flatMap((name) => conversion.start(name) ?? [])
  const [first] = grammar.rules
  if (grammar.starts.length > 0 || !first) return named
  problems.add('no-start', first.range, { rule: `<${first.name}>` })
  const start = conversion.start(first.name)
  return start ? [start] : []
}
