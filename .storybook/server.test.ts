import { createElement, type ReactNode, use } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { componentNames, states, texts } from './storiesOfPackages.js'

const locales = ['en-US', 'fr-FR'] as const

describe('on a server', () => {
  it('no global of a browser exists', () => {
    expect([typeof window, typeof document, typeof DOMParser]).toEqual([
      'undefined',
      'undefined',
      'undefined',
    ])
  })

  it.each(states)('$name is drawn, for two languages at once as for each alone', async ({ draw }) => {
    // A server that follows the language of its own process, or what it drew last, would mix the two.
    vi.stubGlobal('navigator', undefined)
    const alone: string[] = []
    for (const locale of locales) {
      expect(renderToString(draw(locale))).toContain(`lang="${locale}"`)
      alone.push(await textOf(draw(locale)))
    }
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const both = locales.map((locale) => textOf(later(draw(locale), gate)))
    open()
    expect((await Promise.all(both)).map(withoutMarks)).toEqual(alone.map(withoutMarks))
    vi.unstubAllGlobals()
  })

  it('every component that is exported is among them', () => {
    const isDrawn = (name: string) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(texts)
    expect(componentNames.filter((name) => !isDrawn(name))).toEqual([])
    expect(componentNames.length).toBeGreaterThan(100)
  })
})

/** The tree, once a promise is resolved: trees that begin together then interleave. */
function later(tree: ReactNode, gate: Promise<void>): ReactNode {
  const Gate = () => {
    use(gate)
    return tree
  }
  return createElement(Gate)
}

async function textOf(tree: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree)
  let text = ''
  for await (const part of prelude) text += part
  return text
}

/** Without what React notes for itself. */
const withoutMarks = (html: string) => html.replace(/<!--.*?-->/g, '')
