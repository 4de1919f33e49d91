import type { SlotValues } from '@saywright/grammar'
import { type Html, html } from '../html/html.js'
import type { Locale } from '../page/locales.js'
import { tryMessages } from './tryMessages.js'

/** The longest sentence that one tries, in characters. */
const maxCharacters = 200

/** The field in which to try sentences. Hidden until its script is there: without it, it could say nothing. */
export function tryForm(sentence: string, slots: SlotValues, locale: Locale): Html {
  const words = tryMessages[locale]
  const values = Object.entries(slots).map(([name, list]) => ` ${words.values(name, list.join(', '))}`)
  return html`<form class="try" data-slots="${JSON.stringify(slots)}" hidden>
<label><span>${words.field}</span> <input type="text" value="${sentence}" maxlength="${maxCharacters}" autocomplete="off" autocapitalize="none" spellcheck="false"></label>
<div class="verdict" role="status"></div>
<div class="expected" role="group" aria-label="${words.expected}" hidden></div>
<p>${words.local}${values}</p>
</form>`
}
