/**
 * From now on what opens, closes or changes its look does so at once: a play would only wait for it, and in a frame that is not painted
 * Chromium may let no transition go on.
 */
export function skipTransitions(): void {
  const style = document.createElement('style')
  style.textContent = '*, ::before, ::after { transition: none !important; }'
  document.head.append(style)
}
