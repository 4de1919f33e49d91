import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { states } from './storiesOfPackages.js'

let markup: Record<string, string> = {}
beforeAll(async () => {
  markup = await commands.serverMarkup()
}, 120_000)

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false
})

/** Errors of React and the browser during the hydration of a tree. */
async function faultsOf(html: string, tree: ReactNode): Promise<string[]> {
  const faults: string[] = []
  const told = (...words: unknown[]) => void faults.push(words.map(String).join(' '))
  const spies = (['error', 'warn'] as const).map((kind) => vi.spyOn(console, kind).mockImplementation(told))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const root = await act(async () =>
    hydrateRoot(container, tree, { onRecoverableError: told, onUncaughtError: told, onCaughtError: told }),
  )
  await act(async () => root.unmount())
  container.remove()
  for (const spy of spies) spy.mockRestore()
  return faults
}

it.each(states)('$name hydrates the markup of a server without warnings', async ({ name, draw }) => {
  expect(markup[name]).toContain('lang="en-US"')
  expect(await faultsOf(markup[name] ?? '', draw('en-US'))).toEqual([])
})

function AsksTheBrowser() {
  return <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>
}

it('reports a component that reads the browser while it renders', async () => {
  const faults = await faultsOf('<p>server</p>', <AsksTheBrowser />)
  expect(faults.join('\n')).toMatch(/hydrat/i)
})
