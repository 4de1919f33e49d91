import { describeElement } from './sight.js'

/** How each language is called in itself, for those whose language it is not. */
const ownNames = { en: 'English', fr: 'Français' } as const

/** Names of languages that a screen reader would read in the language of the page. */
export function languageFaults(): string[] {
  return Object.entries(ownNames).flatMap(([lang, name]) =>
    [...document.querySelectorAll('body *:not([aria-hidden="true"] *)')]
      .filter((element) => isNamed(element, name) && !element.closest('[lang]')?.matches(`:lang(${lang})`))
      .map((element) => `read in another language: ${describeElement(element)}`),
  )
}

function isNamed(element: Element, name: string): boolean {
  if (element.getAttribute('aria-label') === name) return true
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() === name)
}
