const untranslated = 'script, style, textarea, [translate="no"], font'

/**
 * Treats a page like a browser that translates it: each text moves into two elements of its own, and so does each later one.
 * React, which does not know of that, then holds texts that are no longer where it put them.
 *
 * @returns a function that ends it; texts that were moved stay where they are.
 */
export function translatePage(root: HTMLElement): () => void {
  const observer = new MutationObserver(translate)
  function translate() {
    const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) if (isTranslated(text)) wrap(text)
    // Our own moves are not changes.
    observer.takeRecords()
  }
  translate()
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

const isTranslated = ({ data, parentElement }: Text) =>
  data.trim() !== '' && parentElement !== null && parentElement.closest(untranslated) === null

function wrap(text: Text): void {
  const outer = text.ownerDocument.createElement('font')
  const inner = text.ownerDocument.createElement('font')
  for (const each of [outer, inner]) each.style.verticalAlign = 'inherit'
  text.replaceWith(outer)
  outer.append(inner)
  inner.append(text)
}
