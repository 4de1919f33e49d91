import type { Matched, NotMatched } from '@saywright/grammar'
import type { TryMessages } from '../../example/tryMessages.js'

/** Whether the sentence matches, with its names and values, or how far it follows the grammar. */
export function showVerdict(
  form: HTMLFormElement,
  result: Matched | NotMatched,
  total: number,
  words: TryMessages,
): void {
  const verdict = form.querySelector<HTMLElement>('.verdict')
  if (!verdict) return
  const state = stateOf(result, total)
  verdict.dataset.state = state
  const pieces = result.matched ? result.tags.map(tagOf) : []
  const follows =
    !result.matched && state === 'noMatch' ? ` ${words.follow(result.longestPrefix, total)}` : ''
  verdict.replaceChildren(elementOf('strong', words[state]), ...pieces, follows)
}

function stateOf(result: Matched | NotMatched, total: number): 'match' | 'noMatch' | 'unfinished' {
  if (result.matched) return 'match'
  return result.longestPrefix === total ? 'unfinished' : 'noMatch'
}

/** `@` is a return value without a name. */
function tagOf([name, value]: readonly [string, string]): HTMLElement {
  const tag = elementOf('span', ' ')
  tag.append(elementOf('code', name === '@' ? value : `${name}: ${value}`))
  return tag
}

function elementOf(name: string, text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
