import type { Choice, RuleStatement, Term } from '@saywright/grammar'
import { type Html, html } from '../html/html.js'
import type { DrawingSetting } from './ruleSvg.js'

/** The same tree as its drawing, as a nested list. */
export function ruleList({ rule, body }: RuleStatement, setting: DrawingSetting): Html {
  return html`<p>${setting.words.rule(rule.name)}</p>${listOf(body, setting)}`
}

function listOf({ alternatives }: Choice, setting: DrawingSetting): Html {
  const [only] = alternatives
  if (only && alternatives.length === 1)
    return html`<ol>${only.terms.map((term) => html`<li>${itemOf(term, setting)}</li>`)}</ol>`
  return html`<ul><li>${setting.words.oneOf}${choiceOf(alternatives, setting)}</li></ul>`
}

function choiceOf(alternatives: Choice['alternatives'], setting: DrawingSetting): Html {
  const items = alternatives.map(({ terms }) => {
    const [only] = terms
    if (only && terms.length === 1) return html`<li>${itemOf(only, setting)}</li>`
    const inner = terms.map((term) => html`<li>${itemOf(term, setting)}</li>`)
    return html`<li>${setting.words.inOrder}<ol>${inner}</ol></li>`
  })
  return html`<ul>${items}</ul>`
}

function itemOf(term: Term, setting: DrawingSetting): Html {
  const { words, slots } = setting
  switch (term.kind) {
    case 'word':
    case 'phrase':
      return html`<code>${term.text}</code>`
    case 'reference':
      return html`${slots.has(term.name) ? words.slot(term.name) : words.reference(term.name)}`
    case 'any':
      return html`${words.any}`
    case 'group':
      return term.body.alternatives.length === 1
        ? html`${words.inOrder}${listOf(term.body, setting)}`
        : html`${words.oneOf}${choiceOf(term.body.alternatives, setting)}`
    case 'optional':
      return html`${words.optional}${listOf(term.body, setting)}`
    case 'repeat':
      return html`${words.repeated(words.repeat(term))}${listOf(term.body, setting)}`
    case 'tag':
      return html`${words.tag(term.name)}${listOf(term.body, setting)}`
    case 'action':
      return html`${words.value(term.name, term.value)}<ul><li>${itemOf(term.term, setting)}</li></ul>`
    case 'invalid':
      return html`${words.invalid}`
  }
}
