import { grammarProblem } from './grammarProblem.js'
import { type Expansion, type Grammar, partsOf, specialRules } from './tree.js'

/**
 * The names of all rules, those referred to before those that refer. With a stack of its own: a chain of rules may be
 * longer than the call stack.
 *
 * @throws EngineFailure `grammar_error` for a rule that is missing or recursive.
 */
export function rulesInOrder({ rules }: Grammar): string[] {
  const order: string[] = []
  const open = new Set<string>()
  const done = new Set<string>()
  for (const root of rules.keys()) {
    const path: { readonly name: string; readonly next: string[] }[] = []
    const enter = (name: string) => {
      if (open.has(name)) throw grammarProblem(`<${name}> is recursive; use * or + instead`)
      const rule = rules.get(name)
      if (!rule) throw grammarProblem(`<${name}> is not defined`)
      open.add(name)
      path.push({ name, next: referencesOf(rule.expansion) })
    }
    if (!done.has(root)) enter(root)
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const name = visit.next.pop()
      if (name === undefined) {
        path.pop()
        open.delete(visit.name)
        done.add(visit.name)
        order.push(visit.name)
      } else if (!done.has(name)) enter(name)
    }
  }
  return order
}

function referencesOf(expansion: Expansion, into: string[] = []): string[] {
  if (expansion.kind === 'reference' && !specialRules.has(expansion.rule)) into.push(expansion.rule)
  for (const part of partsOf(expansion)) referencesOf(part, into)
  return into
}
