import { createElement, Fragment, type ReactNode } from 'react'
import { allowedAttributes, allowedElements, droppedElements } from './allowed.js'
import { SafeLink } from './SafeLink.js'

const html = 'http://www.w3.org/1999/xhtml'
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'col'])
/** Between their parts, tables have no place for text. */
const withoutText: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'])

/**
 * React nodes of a foreign text. It is parsed in a document of its own, where nothing runs or loads, and rebuilt from
 * what is allowed; it never becomes text again, so that no second parsing can read it differently.
 *
 * @param text HTML of any origin.
 * @param topLevel level of the highest heading of the text on the page; the others follow, at most to 6.
 */
export function safeNodes(text: string, topLevel = 2): ReactNode {
  const { body } = new DOMParser().parseFromString(text, 'text/html')
  const highest = Math.min(...[1, 2, 3, 4, 5, 6].filter((level) => body.querySelector(`h${level}`)), 6)
  return childrenOf(body, topLevel - highest)
}

function childrenOf(parent: Element, headingShift: number): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => nodeOf(node, index, headingShift))
}

function nodeOf(node: Node, key: number, headingShift: number): ReactNode {
  if (node instanceof Text) {
    return withoutText.has(node.parentElement?.localName ?? '') ? null : node.data
  }
  if (!(node instanceof Element) || node.namespaceURI !== html || droppedElements.has(node.localName))
    return null
  const children = voidElements.has(node.localName) ? undefined : childrenOf(node, headingShift)
  if (node.localName === 'a') {
    return (
      <SafeLink key={key} href={node.getAttribute('href')}>
        {children}
      </SafeLink>
    )
  }
  if (!allowedElements.has(node.localName)) return <Fragment key={key}>{children}</Fragment>
  return createElement(shifted(node.localName, headingShift), { ...allowedAttributes(node), key }, children)
}

function shifted(name: string, by: number): string {
  const level = /^h([1-6])$/u.exec(name)?.[1]
  return level ? `h${Math.min(6, Math.max(1, Number(level) + by))}` : name
}
