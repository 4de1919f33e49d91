import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ThemeProvider } from './ThemeProvider.js'

const html = document.documentElement
let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  root?.unmount()
  container.remove()
  delete html.dataset.theme
})

const schemeOf = (element: Element) => getComputedStyle(element).colorScheme

/** Layout effects run before the browser paints what was drawn, ordinary ones after. */
function BeforePaint({ look }: { look: () => void }) {
  useLayoutEffect(look, [look])
  return <p>Words</p>
}

const inDark = (children: ReactNode) => (
  <ThemeProvider isRoot locale="en-US" theme="dark">
    {children}
  </ThemeProvider>
)

it.each([
  [
    'that the browser draws',
    (page: ReactNode) => {
      root = createRoot(container)
      root.render(page)
    },
  ],
  [
    'that a server has drawn',
    (page: ReactNode) => {
      container.innerHTML = renderToString(page)
      root = hydrateRoot(container, page)
    },
  ],
])('a page %s has its theme before it is painted', async (_whose, draw) => {
  html.dataset.theme = 'light'
  const seen: string[] = []
  const look = () => void seen.push(schemeOf(html))
  draw(inDark(<BeforePaint look={look} />))
  await expect.poll(() => seen).toEqual(['dark'])
})

it('the theme that a server wrote on a page is never another while the browser takes over', async () => {
  html.dataset.theme = 'dark'
  container.innerHTML = renderToString(inDark('Words'))
  const seen = new Set<string | undefined>()
  const observer = new MutationObserver((changes) => {
    for (const { oldValue } of changes) seen.add(oldValue ?? undefined)
    seen.add(html.dataset.theme)
  })
  observer.observe(html, { attributeFilter: ['data-theme'], attributeOldValue: true })
  root = hydrateRoot(container, inDark('Words'))
  await expect.poll(() => [...seen]).toEqual(['dark'])
  observer.disconnect()
})

it('a part of a page that a server has drawn has its theme before any script runs', () => {
  container.innerHTML = renderToString(
    <ThemeProvider locale="en-US" theme="dark">
      <p>Words</p>
    </ThemeProvider>,
  )
  expect(schemeOf(container.querySelector('p')!)).toBe('dark')
  expect(schemeOf(html)).not.toBe('dark')
})
