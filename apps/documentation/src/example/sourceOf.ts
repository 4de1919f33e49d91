import { grammarHtml } from '../html/grammarHtml.js'
import { Html, html } from '../html/html.js'

/** The text of an example: a whole grammar under its name and with numbers of lines, a part unchanged. */
export function sourceOf(text: string, name: string | undefined): Html {
  const code = html`<code>${new Html(grammarHtml(text))}</code>`
  if (name === undefined) return html`<pre tabindex="0" data-language="bnf">${code}</pre>`
  const [header = ''] = text.split(';')
  const numbers = text.split('\n').map((_, index) => `${index + 1}\n`)
  return html`<figcaption><strong>${name}</strong> <span>${header.replace('#', '')}</span></figcaption><pre tabindex="0" data-language="bnf"><span class="numbers" aria-hidden="true">${numbers}</span>${code}</pre>`
}
