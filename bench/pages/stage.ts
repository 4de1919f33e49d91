import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

let stage: { root: Root; host: HTMLElement } | undefined

/** Draws something in an empty page, to the end of layout. */
export function show(element: ReactNode): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'))
  stage = { host, root: createRoot(host) }
  const { root } = stage
  flushSync(() => root.render(element))
  host.getBoundingClientRect()
  return host
}

/** Empties the page and collects the garbage, so that the next to measure does not pay for the one before. */
export function clear() {
  stage?.root.unmount()
  stage?.host.remove()
  stage = undefined
  ;(globalThis as { gc?: () => void }).gc?.()
}

/** After the browser has painted what is there. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
