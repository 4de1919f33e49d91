import { type DiagramSetting, type RuleStatement, ruleDiagram } from '@saywright/grammar'
import { type Html, html } from '../html/html.js'
import { shapeSvg } from './shapeSvg.js'
import type { RailroadMessages } from './words.js'

export interface DrawingSetting extends DiagramSetting {
  readonly words: RailroadMessages
}

/** One rule as a railroad drawing. Its name describes its content. */
export function ruleSvg(rule: RuleStatement, setting: DrawingSetting): Html {
  const { width, height, shape, begin, end } = ruleDiagram(rule, setting)
  return html`<svg class="rail" role="img" aria-label="${setting.words.rule(rule.rule.name)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapeSvg(shape)}<g class="way"><circle class="end" cx="${begin.x}" cy="${begin.y}" r="5"/><circle class="end" cx="${end.x}" cy="${end.y}" r="3"/><circle class="ring" cx="${end.x}" cy="${end.y}" r="6"/></g></svg>`
}
