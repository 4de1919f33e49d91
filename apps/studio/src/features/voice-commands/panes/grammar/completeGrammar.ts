import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  startCompletion,
} from '@codemirror/autocomplete'
import { describeSyntax, importBegun, importsOffered, syntaxForms } from '@saywright/grammar'
import { runQuery } from '../../model/grammar-worker/runQuery.js'
import type { HelpSource } from './grammarCards.js'
import { helpOfForm, helpOfRule, kindWords } from './grammarHelp.js'
import { helpCard } from './helpCard.js'

/** Proposes the rules and slots of the analyzed text after `<`, and the directives after `!`, each with its description. */
export function completeGrammar(source: HelpSource) {
  return autocompletion({ override: [(context) => complete(context, source())], icons: false })
}

export async function complete(
  context: CompletionContext,
  source: ReturnType<HelpSource>,
): Promise<CompletionResult | null> {
  const begun = importBegun(context.state.sliceDoc(0, context.pos), context.pos)
  if (begun !== undefined) {
    const options = importNames(source, begun)
    if (options.length > 0) return { from: context.pos - begun.length - 1, options, filter: true }
  }
  const rule = context.matchBefore(/<[\p{L}\p{M}\p{N}_.'’-]*/u)
  if (rule) return { from: rule.from, options: await ruleNames(source, rule.text) }
  const directive = context.matchBefore(/![\p{L}]*/u)
  return directive && { from: directive.from, options: directives(source) }
}

async function ruleNames(source: ReturnType<HelpSource>, typed: string): Promise<Completion[]> {
  const { worker, analysis, slots } = source
  const names = (await runQuery(worker, 'names', analysis, undefined)) ?? []
  return names
    .filter(({ written }) => written !== typed)
    .map(({ written, stands }) => ({
      label: written,
      apply: closed,
      detail: kindWords(stands, source),
      info: async () => {
        const facts = await runQuery(worker, 'rule', analysis, { written, slots })
        return facts ? helpCard(helpOfRule(facts, source)) : null
      },
    }))
}

/** The other models, each followed by its rules once its name is written. */
function importNames({ analysis, t }: ReturnType<HelpSource>, begun: string): Completion[] {
  return importsOffered(analysis, begun).flatMap(({ name, writtenName, rules }) => {
    if (rules.length > 0)
      return rules.map((rule) => ({
        label: `<${rule}>`,
        detail: t('help.exportedBy', { model: name }),
        apply: closed,
      }))
    const label = `<${writtenName}.`
    return [{ label, detail: t('help.importedModel'), apply: goOn }]
  })
}

/** Inserts a whole name in place of its typed part and of the bracket that the editor has closed. */
const closed: Completion['apply'] = (view, { label }, from, to) => {
  const isClosed = view.state.sliceDoc(to, to + 1) === '>'
  view.dispatch(insertCompletionText(view.state, label, from, isClosed ? to + 1 : to))
}

/** Takes the name of a model, and offers its rules at once. */
const goOn: Completion['apply'] = (view, { label }, from, to) => {
  view.dispatch(insertCompletionText(view.state, label, from, to))
  startCompletion(view)
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
