import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'

const directives = [
  '!export',
  '!grammar',
  '!import',
  '!language',
  '!optional',
  '!pronounce',
  '!repeat',
  '!slot',
  '!start',
  '!tag',
]

/** Proposes the rules and slots of the text after `<`, and the directives after `!`. */
export const completeGrammar = autocompletion({ override: [complete], icons: false })

export function complete(context: CompletionContext): CompletionResult | null {
  const rule = context.matchBefore(/<[\p{L}\p{N}_.-]*/u)
  if (rule) return { from: rule.from, options: rulesIn(context.state.doc.toString(), rule.text) }
  const directive = context.matchBefore(/![\p{L}]*/u)
  return directive && { from: directive.from, options: directives.map((label) => ({ label })) }
}

function rulesIn(text: string, typed: string) {
  const names = new Set(text.match(/<[\p{L}_][\p{L}\p{N}_.-]*>/gu))
  return [...names].filter((name) => name !== typed).map((label) => ({ label }))
}
