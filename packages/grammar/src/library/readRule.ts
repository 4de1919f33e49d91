import { type Analysis, analyze } from '../analyze.js'
import { GrammarLibrary } from '../grammar-library/GrammarLibrary.js'
import { rulesOf } from './rulesOf.js'

const known = new Map<string, Analysis>()

/**
 * A grammar that says one rule of the library and nothing else. Read once.
 *
 * @param language as `rulesOf` takes it.
 * @param rule name without brackets.
 * @throws RangeError when the language has no such rule.
 */
export function readRule(language: string, rule: string): Analysis {
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
