import { type Analysis, analyze } from '../analyze.js'
import { GrammarLibrary } from '../imports/GrammarLibrary.js'
import { match } from '../match/match.js'
import { rulesOf } from './rulesOf.js'

/**
 * The value that a rule of the library gives for a sentence.
 *
 * @param language as `rulesOf` takes it.
 * @param rule name without brackets.
 * @returns `undefined` for a sentence that the rule does not say.
 * @throws RangeError when the language has no such rule.
 */
export function valueOfRule(
  language: string,
  rule: string,
  sentence: string,
): string | readonly string[] | undefined {
  const found = match(read(language, rule).compiled, sentence, { nearest: false })
  // The tag is the intent of the sentence, whose own value stands beside it.
  return found.matched ? found.meaning.entities[0]?.value : undefined
}

const known = new Map<string, Analysis>()

function read(language: string, rule: string): Analysis {
  const key = `${language}\n${rule}`
  const found = known.get(key) ?? analyzed(language, rule)
  known.set(key, found)
  return found
}

function analyzed(language: string, rule: string): Analysis {
  const rules = rulesOf(language)
  if (!rules.has(rule)) throw new RangeError(`${language} has no rule <${rule}>`)
  const source = `#BNF+EM V2.1;\n!grammar value;\n!start <value>;\n!import <${rule}>;\n<value>: !tag(value, <${rule}>);\n`
  return analyze(source, { library: new GrammarLibrary([], rules) })
}
