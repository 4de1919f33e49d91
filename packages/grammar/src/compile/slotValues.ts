import type { ImportLinks } from '../imports/linkedImports.js'
import type { Symbols } from '../symbols/symbols.js'
import type { Choice } from '../syntax/ast.js'

/** The slots of one grammar, and the imports that lead nowhere, with the values that its text gives. */
export function slotValues(symbols: Symbols, links: ImportLinks): Map<string, readonly string[]> {
  const slots = new Map<string, readonly string[]>()
  for (const { rule, kind } of [...symbols.slots, ...symbols.imports]) {
    if (kind === 'import' && links.has(rule.name)) continue
    const body = symbols.rules.get(rule.name)?.body
    slots.set(rule.name, body ? flatValues(body) : [])
  }
  return slots
}

function flatValues(body: Choice): string[] {
  return body.alternatives.flatMap(({ terms }) => {
    const [only] = terms
    if (terms.length === 1 && only?.kind === 'group') return flatValues(only.body)
    const texts = terms.map((term) => (term.kind === 'action' ? term.term : term))
    const spoken = texts.filter((term) => term.kind === 'word' || term.kind === 'phrase')
    return spoken.length === texts.length ? [spoken.map((term) => term.text).join(' ')] : []
  })
}
