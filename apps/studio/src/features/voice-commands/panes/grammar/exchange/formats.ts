import {
  type Analysis,
  type Conversion,
  exportGrammar,
  exportSource,
  type ForeignFormat,
  importGrammar,
  type SlotValues,
} from '@saywright/grammar'

export type GrammarFormat = 'bnf' | ForeignFormat

/** Names of the formats, the same in every language, and the endings of their files. */
export const formats: readonly {
  readonly format: GrammarFormat
  readonly name: string
  readonly ending: string
}[] = [
  { format: 'bnf', name: 'BNF+EM', ending: 'bnf' },
  { format: 'jsgf', name: 'JSGF', ending: 'jsgf' },
  { format: 'srgs-abnf', name: 'SRGS ABNF', ending: 'gram' },
  { format: 'srgs-xml', name: 'SRGS XML', ending: 'grxml' },
]

/** The likely format of a text, by its beginning. */
export function formatOf(text: string): GrammarFormat {
  const start = text.slice(0, 1000).replace(/^\uFEFF?\s*/, '')
  if (/^#JSGF/i.test(start)) return 'jsgf'
  if (/^#ABNF/i.test(start)) return 'srgs-abnf'
  if (start.startsWith('<?xml') || start.startsWith('<!') || start.startsWith('<grammar')) return 'srgs-xml'
  return 'bnf'
}

/** A text of any of the formats as BNF+EM. */
export function imported(text: string, format: GrammarFormat): Conversion {
  return format === 'bnf' ? { text, problems: [] } : importGrammar(text, format)
}

/** The grammar in one of the formats. @param language its BCP 47 tag. */
export function exported(
  analysis: Analysis,
  format: GrammarFormat,
  slots: SlotValues,
  language: string | undefined,
): Conversion {
  if (format === 'bnf') return exportSource(analysis, slots)
  return exportGrammar(analysis, { format, slots, ...(language === undefined ? {} : { language }) })
}
