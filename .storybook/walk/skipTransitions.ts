/**
 * From now on transitions and animations end at once: a play would only wait for them, and in a frame that is not painted
 * Chromium may not continue them.
 */
export function skipTransitions(): void {
  const style = document.createElement('style')
  style.textContent = '*, ::before, ::after { transition: none !important; }'
  document.head.append(style)
}
