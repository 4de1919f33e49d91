import type { GrammarHelp } from './grammarHelp.js'
import { card, code, text, title } from './helpCard.css.js'

/** A help card, as the editor shows it beside the text. */
export function helpCard(help: Pick<GrammarHelp, 'title' | 'code' | 'text' | 'facts'>): HTMLElement {
  const parts = [
    { className: title, words: help.title },
    { className: code, words: help.code },
    { className: text, words: help.text },
    ...(help.facts ?? []).map((words) => ({ className: text, words })),
  ]
  const element = document.createElement('div')
  element.className = card
  for (const { className, words } of parts.filter((part) => part.words !== '')) {
    const line = element.appendChild(document.createElement('div'))
    line.className = className
    line.textContent = words
  }
  return element
}
