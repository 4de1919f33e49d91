import type { RuleStatement } from '@saywright/grammar'
import { type Html, html } from '../layout/html.js'
import { type DrawingSetting, partOf } from './partOf.js'
import { rail } from './rail.js'

const margin = 8
/** Of the ring at the right end; the left end is a disc. */
const endRadius = 6
const lead = 24

/** One rule as a railroad drawing, from its left end to its right one. It says what it shows by its name alone. */
export function ruleSvg({ rule, body }: RuleStatement, setting: DrawingSetting): Html {
  const part = partOf(body, setting)
  const y = margin + part.above
  const [left, right] = [margin + endRadius, margin + endRadius + 2 * lead + part.width]
  const [width, height] = [right + endRadius + margin, y + part.below + margin]
  return html`<svg class="rail" role="img" aria-label="${setting.words.rule(rule.name)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g class="way">${rail(left, y, lead)}${part.draw(left + lead, y)}${rail(right - lead, y, lead - endRadius)}<circle class="end" cx="${left}" cy="${y}" r="5"/><circle class="end" cx="${right}" cy="${y}" r="3"/><circle class="ring" cx="${right}" cy="${y}" r="${endRadius}"/></g></svg>`
}
