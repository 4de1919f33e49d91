import type { Matched, NotMatched } from '@saywright/grammar'
import type { TryMessages } from '../../example/tryMessages.js'

/** Maximum number of words, which fit in a few lines. */
const most = 12

/** The words that may follow the matched beginning, each a button that inserts it. */
export function showExpected(
  form: HTMLFormElement,
  result: Matched | NotMatched,
  words: TryMessages,
  onWord: (word: string) => void,
): void {
  const group = form.querySelector<HTMLElement>('.expected')
  if (!group) return
  const expected = result.matched ? [] : [...new Set(result.expectedNext.map(({ word }) => word))]
  const buttons = expected.slice(0, most).map((word) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = word
    button.addEventListener('click', () => onWord(word))
    return button
  })
  const rest = expected.length > most ? words.more(expected.length - most) : ''
  group.hidden = expected.length === 0
  group.replaceChildren(`${words.expected} `, ...buttons, rest)
}
