import { analyze, generate, match } from '@saywright/grammar'
import { type Html, html } from '../html/html.js'
import type { Locale } from '../page/locales.js'
import { drawingsOf } from './drawingsOf.js'
import { exampleSetting } from './exampleSetting.js'
import { completed } from './exampleSource.js'
import { sourceOf } from './sourceOf.js'
import { tryForm } from './tryForm.js'

/**
 * A grammar of a page with the drawing of its rules and, where it has a sentence, a field in which to try others.
 *
 * @param text a whole grammar, or a part of one that has a rule `<main>`.
 * @param info what is behind the language of the block, see `exampleSetting`.
 * @returns undefined for a text without rules, and for an example of a problem.
 * @throws Error when the initial sentence of the field is not in the grammar.
 */
export function exampleHtml(text: string, info: string, locale: Locale): Html | undefined {
  const { source, shift } = completed(text)
  const analysis = analyze(source)
  if (analysis.symbols.definitions.length === 0 || analysis.problems.length > 0) return undefined
  const { sentence, slots } = exampleSetting(info)
  if (sentence !== undefined && !match(analysis.compiled, sentence, { slots }).matched)
    throw new Error(`“${sentence}” is no sentence of its example.`)
  const first = sentence ?? generate(analysis.compiled, { limit: 1, slots })[0]
  return html`<figure class="example" data-shift="${shift}">
${sourceOf(text, shift === 0 ? analysis.compiled.name : undefined)}
${drawingsOf(analysis, locale)}
${first && tryForm(first, slots, locale)}
</figure>`
}
