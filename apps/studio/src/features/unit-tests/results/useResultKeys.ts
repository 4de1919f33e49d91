import { isEnter, letterOf } from '@saywright/ui'
import type { KeyboardEvent, RefObject } from 'react'

const typed = 'input:not([type="radio"]), textarea, [contenteditable="true"]'

/**
 * Keys of the results while the focus is in them: `/` searches, J and K move between recordings, Enter plays the focused
 * one, E changes its expectation.
 */
export function useResultKeys(results: RefObject<HTMLElement | null>) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { current } = results
    const from = event.target as HTMLElement
    // A dialog that is open beside it in the tree is another place.
    if (!current?.contains(from) || from.matches(typed)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = from.closest<HTMLElement>('tbody tr')
    const isOnRow = row !== null && from.closest('th') !== null
    const does = () => {
      if (event.key === '/') return current.querySelector<HTMLElement>('input[type="search"]')
      const letter = letterOf(event.nativeEvent)
      if (letter === 'j' || letter === 'k') return neighbourOf(current, row, letter === 'j' ? 1 : -1)
      return undefined
    }
    const next = does()
    if (next) {
      event.preventDefault()
      next.focus()
      return
    }
    if (!isOnRow) return
    const action = isEnter(event.nativeEvent)
      ? 'play'
      : letterOf(event.nativeEvent) === 'e'
        ? 'expect'
        : undefined
    const button = action && row.querySelector<HTMLElement>(`[data-does="${action}"] button`)
    if (!button) return
    event.preventDefault()
    button.click()
  }
  return { press }
}

/** The key of the row after or before another one; of the first row when the other is missing. */
function neighbourOf(results: HTMLElement, row: HTMLElement | null, step: 1 | -1): HTMLElement | null {
  const names = [...results.querySelectorAll<HTMLElement>('tbody th[scope="row"] button')]
  const index = names.findIndex((name) => row?.contains(name))
  return names[index === -1 ? 0 : index + step] ?? null
}
