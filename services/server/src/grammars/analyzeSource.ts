import { type Analysis, analyze, GrammarLibrary } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import type { GrammarSource } from './messages.js'

/** A grammar with its imports: of other models, otherwise of the library of rules. */
export const analyzeSource = ({ name, language, source, imports }: Omit<GrammarSource, 'slots'>): Analysis =>
  analyze(source, { name, library: new GrammarLibrary(imports, rulesOf(language)) })
