import { analyze } from '@saywright/grammar'
import { guessLanguage } from '@saywright/grammar/library'

/** The language in which a grammar imports from the library of rules: what it names with `!language`, or else what its imports tell. */
export function languageOf(text: string): string | undefined {
  const named = analyze(text).grammar.statements.find((statement) => statement.kind === 'language')
  return named?.kind === 'language' ? named.name : guessLanguage(text)
}
