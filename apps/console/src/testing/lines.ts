import { within } from 'storybook/test'

/** How many lines the buttons of a row or of a card take. */
export function linesOfButtons(place: HTMLElement | undefined): number {
  const middles = within(place as HTMLElement)
    .getAllByRole('button')
    .map((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })
  return new Set(middles).size
}

/** Words of a part of the page that are broken across lines; what may be broken within (addresses, names of files) is left out. */
export function brokenWords(part: HTMLElement): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}
