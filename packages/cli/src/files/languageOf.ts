import { analyze } from '@saywright/grammar'
import { guessLanguage } from '@saywright/grammar/library'

/**
 * The language in which a grammar imports from the library of rules: the one named with `!language`, otherwise the one of
 * its imports.
 */
export function languageOf(text: string): string | undefined {
  const named = analyze(text).grammar.statements.find((statement) => statement.kind === 'language')
  return named?.kind === 'language' ? named.name : guessLanguage(text)
}
