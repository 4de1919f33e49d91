import { anySpeech, type Expansion, type Grammar, specialRules } from './tree.js'

// The engine reads no number that is written with a positive exponent.
const maxWeight = 1e9

/**
 * Writes a grammar out for the engine, with every rule and word renamed: nothing of the person's text reaches the
 * engine's own parser, and a word may hold spaces or capitals.
 *
 * @param nameOf the engine's name of a word.
 * @param anySound what any speech is made of, as an expansion for the engine.
 */
export function printJsgf(grammar: Grammar, nameOf: (word: string) => string, anySound: string): string {
  const names = new Map([...grammar.rules.keys()].map((rule, index) => [rule, `<r${index}>`]))
  const reference = (rule: string) => {
    if (rule === anySpeech) return `(${anySound})+`
    return specialRules.has(rule) ? `<${rule}>` : (names.get(rule) ?? '<VOID>')
  }
  const print = (expansion: Expansion): string => {
    switch (expansion.kind) {
      case 'word':
        return nameOf(expansion.word)
      case 'reference':
        return reference(expansion.rule)
      case 'sequence':
        return expansion.parts.map(print).join(' ')
      case 'alternatives':
        return `(${expansion.choices
          .map(({ weight, part }) =>
            weight === undefined ? print(part) : `/${Math.min(weight, maxWeight)}/ ${print(part)}`,
          )
          .join(' | ')})`
      case 'repeat':
        return expansion.times === '?'
          ? `[${print(expansion.part)}]`
          : `(${print(expansion.part)})${expansion.times}`
    }
  }
  const top = [...grammar.rules].filter(([, rule]) => rule.isPublic).map(([rule]) => reference(rule))
  const rules = [...grammar.rules].map(([rule, { expansion }]) => `${reference(rule)} = ${print(expansion)};`)
  return ['#JSGF V1.0;', 'grammar g;', `public <top> = ${top.join(' | ')};`, ...rules, ''].join('\n')
}
