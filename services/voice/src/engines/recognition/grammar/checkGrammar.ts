import { VoiceFailure } from '../../../failures.js'
import { anySpeech, type Expansion, type Grammar, partsOf, specialRules } from './tree.js'

// The engine writes every reference out in full; beyond this a decoder would need hundreds of megabytes.
const mostWords = 200_000
const deepest = 200
// Any speech is written out as a choice of all sounds of a language.
const mostSounds = 50

/**
 * Checks what the engine cannot survive: a rule that is missing, recursive, or enormous once written out.
 *
 * @throws VoiceFailure `grammar_error`.
 */
export function checkGrammar(grammar: Grammar): void {
  const publicRules = [...grammar.rules].filter(([, rule]) => rule.isPublic)
  if (publicRules.length === 0) throw problem('no rule is public')
  const sizes = new Map<string, number>()
  const sizeOfRule = (name: string, path: readonly string[]): number => {
    const known = sizes.get(name)
    if (known !== undefined) return known
    if (path.includes(name)) throw problem(`<${name}> is recursive; use * or + instead`)
    if (path.length > deepest) throw problem(`<${name}> is nested too deeply`)
    const rule = grammar.rules.get(name)
    if (!rule) throw problem(`<${name}> is not defined`)
    const size = sizeOf(rule.expansion, [...path, name])
    sizes.set(name, size)
    return size
  }
  const sizeOf = (expansion: Expansion, path: readonly string[]): number => {
    if (expansion.kind === 'word') return 1
    if (expansion.kind === 'reference') {
      if (expansion.rule === anySpeech) return mostSounds
      return specialRules.has(expansion.rule) ? 0 : sizeOfRule(expansion.rule, path)
    }
    return partsOf(expansion).reduce((sum, part) => sum + sizeOf(part, path), 0)
  }
  const total = publicRules.reduce((sum, [name]) => sum + sizeOfRule(name, []), 0)
  if (total > mostWords) throw problem(`more than ${mostWords} words once its rules are written out`)
  for (const name of grammar.rules.keys()) sizeOfRule(name, [])
}

const problem = (what: string) => new VoiceFailure('grammar_error', { errors: { jsgf: what } })
