import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { describeSyntax, syntaxForms } from '@saywright/grammar'
import type { HelpSource } from './grammarCards.js'
import { helpOfForm, helpOfRule, kindOfRule } from './grammarHelp.js'
import { helpCard } from './helpCard.js'

/** Proposes the rules and slots of the analyzed text after `<`, and the directives after `!`, each with what it is. */
export function completeGrammar(source: HelpSource) {
  return autocompletion({ override: [(context) => complete(context, source())], icons: false })
}

export function complete(
  context: CompletionContext,
  source: ReturnType<HelpSource>,
): CompletionResult | null {
  const rule = context.matchBefore(/<[\p{L}\p{N}_.-]*/u)
  if (rule) return { from: rule.from, options: ruleNames(source, rule.text) }
  const directive = context.matchBefore(/![\p{L}]*/u)
  return directive && { from: directive.from, options: directives(source) }
}

function ruleNames(source: ReturnType<HelpSource>, typed: string): Completion[] {
  const { grammar } = source.analysis
  const names = new Set(grammar.tokens.filter(({ kind }) => kind === 'rule').map(({ text }) => text))
  return [...names]
    .filter((name) => /^<\S+>$/u.test(name) && name !== typed)
    .map((label) => ({
      label,
      detail: kindOfRule(source.analysis, label, source),
      info: () => helpCard(helpOfRule(source.analysis, label, source)),
    }))
}

function directives(words: ReturnType<HelpSource>): Completion[] {
  return syntaxForms.flatMap((form) =>
    form.directive === undefined
      ? []
      : {
          label: form.directive,
          detail: describeSyntax(form, words.locale).title,
          info: () => helpCard(helpOfForm(form, words)),
        },
  )
}
