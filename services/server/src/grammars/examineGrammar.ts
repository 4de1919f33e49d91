import { slotsWithoutValues } from '@saywright/grammar'
import { analyzeSource } from './analyzeSource.js'
import type { ExaminedGrammar, GrammarSource } from './messages.js'

// A name may be as long as a text: a list shows the beginning.
const maxCharacters = 200
const maxSlots = 10

/** What prevents using a grammar with the values of its slots. */
export function examineGrammar(grammar: GrammarSource): ExaminedGrammar {
  const analysis = analyzeSource(grammar)
  const errors = analysis.problems.filter(({ severity }) => severity === 'error')
  const [first] = errors
  const { own, failures } = analysis.imports
  const imported = [
    ...[...own.values()].map(({ grammar }) => grammar.name),
    ...failures.flatMap(({ failure }) => ('grammar' in failure ? [failure.grammar.name] : [])),
  ]
  return {
    errors: errors.length,
    error: first
      ? { line: first.range.start.line, code: first.code, arguments: shortened(first.arguments) }
      : null,
    isImportFault: errors.length > 0 && errors.every(({ code }) => code.startsWith('import-')),
    slotsWithoutValues: (first ? [] : slotsWithoutValues(analysis, grammar.slots))
      .slice(0, maxSlots)
      .map((slot) => ({ name: shorten(slot.name), line: slot.range.start.line, model: slot.grammar })),
    imports: [...new Set(imported)],
  }
}

const shorten = (text: string) => (text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text)

const shortened = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([key, text]) => [key, shorten(text)]))
