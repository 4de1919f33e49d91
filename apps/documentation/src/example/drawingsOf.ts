import type { Analysis } from '@saywright/grammar'
import { type Html, html } from '../html/html.js'
import type { Locale } from '../page/locales.js'
import { ruleList } from '../railroad/ruleList.js'
import { ruleSvg } from '../railroad/ruleSvg.js'
import { railroadMessages } from '../railroad/words.js'

/** Each rule of a grammar as a drawing, and the same in words. Default values of a slot are not a rule. */
export function drawingsOf({ symbols }: Analysis, locale: Locale): Html {
  const words = railroadMessages[locale]
  const slots = new Set(symbols.slots.map(({ rule }) => rule.name))
  const imports = new Set(symbols.imports.map(({ rule }) => rule.name))
  const rules = symbols.definitions.filter(({ rule }) => !slots.has(rule.name))
  const named = rules.length > 1
  const drawings = rules.map(
    (rule) =>
      html`<div class="drawing">${named && html`<p class="g-rule" aria-hidden="true">&lt;${rule.rule.name}&gt;</p>`}${ruleSvg(rule, { words, slots, imports })}</div>`,
  )
  const lists = rules.map((rule) => ruleList(rule, { words, slots }))
  return html`<div class="railroad" role="group" tabindex="0" aria-label="${words.drawing}">${drawings}</div><details class="inWords"><summary>${words.inWords}</summary>${lists}</details>`
}
