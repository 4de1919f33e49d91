import { type Analysis, analyze, GrammarLibrary } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import type { GrammarSource } from './messages.js'

/** A grammar with what it imports: of other models, and else of the library of rules. */
export const analyzeSource = ({ name, language, source, imports }: Omit<GrammarSource, 'slots'>): Analysis =>
  analyze(source, { name, library: new GrammarLibrary(imports, rulesOf(language)) })
