import type { Analysis } from '../analyze.js'
import { asciiName } from '../asciiName.js'
import type { SlotValues } from '../compile/node.js'
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

const languageTag = /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i

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
  const { root: start } = compiled
  for (const { range, rule } of symbols.exports) {
    // The root rule is public.
    if (start.kind === 'rule' && start.name === rule.name) continue
    problems.add('left-out', range, { text: `!export <${rule.name}>` })
  }
  const writing = forms[format]
  const comments = commentsOf(grammar.tokens)
  const writer = new SrgsWriter(compiled, slots, writing, problems, comments)
  const root = writer.root()
  const declared = grammar.statements.find(({ kind }) => kind === 'language')
  const named = language ?? (declared?.kind === 'language' ? declared.name : '')
  const known = languageTag.test(named) ? named : 'en-US'
  if (known !== named)
    problems.add('language-assumed', declared?.range ?? problems.range(0, 0), { language: known })
  const head = {
    name: asciiName(compiled.name),
    language: known,
    root,
    comments: comments.head,
    endComments: comments.end,
  }
  return { text: writing.grammar(head, writer.rules), problems: problems.inOrder }
}
