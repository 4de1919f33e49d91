import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import type { Analysis } from '@saywright/grammar'

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

/** Proposes the rules and slots of the analyzed text after `<`, and the directives after `!`. */
export function completeGrammar(latest: () => Analysis) {
  return autocompletion({ override: [(context) => complete(context, latest())], icons: false })
}

export function complete(context: CompletionContext, analysis: Analysis): CompletionResult | null {
  const rule = context.matchBefore(/<[\p{L}\p{N}_.-]*/u)
  if (rule) return { from: rule.from, options: ruleNames(analysis, rule.text) }
  const directive = context.matchBefore(/![\p{L}]*/u)
  return directive && { from: directive.from, options: directives.map((label) => ({ label })) }
}

function ruleNames({ grammar }: Analysis, typed: string) {
  const names = new Set(grammar.tokens.filter(({ kind }) => kind === 'rule').map(({ text }) => text))
  return [...names].filter((name) => /^<\S+>$/u.test(name) && name !== typed).map((label) => ({ label }))
}
