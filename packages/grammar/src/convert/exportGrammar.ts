import type { Analysis } from '../analyze.js'
import { asciiName } from '../asciiName.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { commentsOf } from './commentsOf.js'
import type { Conversion } from './conversion.js'
import { ConversionProblems } from './conversionProblem.js'
import type { ForeignFormat } from './importGrammar.js'
import { jsgfForm } from './jsgfForm.js'
import { SrgsWriter } from './SrgsWriter.js'
import { abnfForm, type SrgsForm, xmlForm } from './srgsForms.js'

export interface ExportOptions {
  readonly format: ForeignFormat
  /** Values of slots, which replace defaults. A slot without values matches nothing. */
  readonly slots?: SlotValues
  /**
   * BCP 47 tag of the language, for example `en-US`; the one of `!language`, when it is a valid tag, by
   * default.
   */
  readonly language?: string
}

const forms: Readonly<Record<ForeignFormat, SrgsForm>> = {
  jsgf: jsgfForm,
  'srgs-abnf': abnfForm,
  'srgs-xml': xmlForm,
}

/**
 * Converts a grammar to another format: the same sentences and comments, with return values as literal tags
 * (`value`, or `name=value`). Constructs that the format cannot express, or only with a script, are reported with their
 * place in the source.
 */
export function exportGrammar(
  analysis: Analysis,
  { format, slots = {}, language }: ExportOptions,
): Conversion {
  const problems = new ConversionProblems(analysis.source)
  const { symbols, compiled, grammar } = analysis
  for (const { range, word } of symbols.pronounces) problems.add('pronunciation', range, { word })
  const writing = forms[format]
  const comments = commentsOf(grammar.tokens)
  const writer = new SrgsWriter(compiled, slots, writing, problems, comments)
  const roots = writer.roots()
  const [root] = roots
  const slotNames = new Set(symbols.slots.map(({ rule }) => rule.name))
  for (const { rule } of symbols.rules.values())
    if (!writer.own.has(rule.name) && !slotNames.has(rule.name))
      problems.add('not-reached', rule.range, { rule: `<${rule.name}>` })
  const publicRules = new Set<string>(roots)
  for (const { range, rule } of symbols.exports) {
    const written = writer.own.get(rule.name)
    // Each public rule of JSGF is a start.
    if (written !== undefined && (publicRules.has(written) || !writing.isPlain)) publicRules.add(written)
    else problems.add('left-out', range, { text: `!export <${rule.name}>` })
  }
  const declared = grammar.statements.find(({ kind }) => kind === 'language')
  const named = language ?? (declared?.kind === 'language' ? declared.name : '')
  const known = canonicalLanguage(named)
  const writtenLanguage = known ?? 'en-US'
  if (known === undefined)
    problems.add('language-assumed', declared?.range ?? problems.range(0, 0), { language: writtenLanguage })
  const head = {
    name: asciiName(compiled.name),
    language: writtenLanguage,
    publicRules,
    root,
    comments: comments.head,
    endComments: comments.end,
  }
  return { text: writing.grammar(head, writer.rules), problems: problems.inOrder }
}

/** The BCP 47 tag of a language in its canonical form, `en-US` for `eng-US`; undefined for an invalid tag. */
function canonicalLanguage(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** A grammar with what its text alone does not contain: values of slots for tests, and the imported grammars. */
export function exportSource(analysis: Analysis, slots: SlotValues = {}): Conversion {
  const problems = new ConversionProblems(analysis.source)
  const { symbols, source } = analysis
  for (const { range, rule } of symbols.slots)
    if ((slots[rule.name] ?? slots[`<${rule.name}>`] ?? []).length > 0)
      problems.add('values-left-out', range, { rule: `<${rule.name}>` })
  for (const { range, rule } of symbols.imports)
    problems.add('imported-rule', range, { rule: `<${rule.name}>` })
  return { text: source, problems: problems.inOrder }
}
