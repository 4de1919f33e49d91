import { analyze, joinWords, match, wordsOfSentence } from '@saywright/grammar'
import { completed } from '../../example/exampleSource.js'
import { tryMessages } from '../../example/tryMessages.js'
import type { Locale } from '../../page/locales.js'
import { lightPath } from './lightPath.js'
import { markSource } from './markSource.js'
import { showExpected } from './showExpected.js'
import { showVerdict } from './showVerdict.js'

/** Makes an example live: the typed sentence is matched here, and its path is highlighted in the drawing and in the text. */
export function startExample(figure: HTMLElement): void {
  const form = figure.querySelector<HTMLFormElement>('form.try')
  const field = form?.querySelector('input')
  const code = figure.querySelector('code')
  if (!form || !field || !code) return
  const { source, shift } = completed(code.textContent)
  const { compiled } = analyze(source)
  const slots = JSON.parse(form.dataset.slots ?? '{}')
  const words = tryMessages[document.documentElement.lang as Locale]

  const show = () => {
    const said = wordsOfSentence(field.value)
    const result = match(compiled, field.value, { slots, nearest: false })
    const path = result.matched ? result.path : []
    showVerdict(form, result, said.length, words)
    showExpected(form, result, words, (word) => {
      const kept = said.slice(0, result.matched ? undefined : result.longestPrefix)
      field.value = `${joinWords([...kept, word])} `
      field.focus()
      show()
    })
    lightPath(figure, path)
    markSource(code, path, shift)
  }
  form.addEventListener('submit', (event) => event.preventDefault())
  field.addEventListener('input', show)
  form.hidden = false
  show()
}
