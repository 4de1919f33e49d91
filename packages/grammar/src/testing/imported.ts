import { type AnalyzeOptions, analyze } from '../analyze.js'
import { type ForeignFormat, importGrammar } from '../convert/importGrammar.js'
import { match } from '../match/match.js'

/** A text of another format, converted: its source, its problems as `code line:column`, and a matcher. */
export function imported(text: string, format: ForeignFormat, options?: AnalyzeOptions) {
  const { text: source, problems } = importGrammar(text, format)
  const analysis = analyze(source, options)
  return {
    source,
    analysis,
    problems: problems.map(({ code, range: { start } }) => `${code} ${start.line}:${start.column}`),
    errors: analysis.problems.filter(({ severity }) => severity === 'error'),
    accepts: (sentence: string) => match(analysis.compiled, sentence, { nearest: false }).matched,
    tagsOf: (sentence: string) => {
      const result = match(analysis.compiled, sentence, { nearest: false })
      return result.matched ? result.tags : undefined
    },
  }
}
