import { analyze, highlight } from '@saywright/grammar'
import { escapeHtml } from './escapeHtml.js'

/** A grammar with a class on each stretch that has a colour: `g-rule`, `g-word` and so on. */
export function grammarHtml(source: string): string {
  let html = ''
  let offset = 0
  for (const { kind, start, end } of highlight(analyze(source).grammar)) {
    html += escapeHtml(source.slice(offset, start))
    html += `<span class="g-${kind}">${escapeHtml(source.slice(start, end))}</span>`
    offset = end
  }
  return html + escapeHtml(source.slice(offset))
}
