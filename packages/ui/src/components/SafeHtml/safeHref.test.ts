import { expect, it } from 'vitest'
import { safeHref } from './safeHref.js'

const base = 'https://app.saywright.example/legal'

it.each([
  ['/terms', { href: '/terms', isExternal: false }],
  ['cookies?all=1#top', { href: '/cookies?all=1#top', isExternal: false }],
  ['https://app.saywright.example/a', { href: '/a', isExternal: false }],
  ['https://docs.example/a', { href: 'https://docs.example/a', isExternal: true }],
  ['//evil.example', { href: 'https://evil.example/', isExternal: true }],
  ['\\\\evil.example', { href: 'https://evil.example/', isExternal: true }],
  ['http://app.saywright.example/', { href: 'http://app.saywright.example/', isExternal: true }],
  ['mailto:help@halden.example', { href: 'mailto:help@halden.example', isExternal: false }],
  ['tel:+33123456789', { href: 'tel:+33123456789', isExternal: false }],
])('%s leads to %j', (href, expected) => {
  expect(safeHref(href, base)).toEqual(expected)
})

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://app.saywright.example/1',
  'file:///etc/passwd',
  'view-source:https://docs.example',
  'https://app.saywright.example@evil.example/',
  'http://[',
])('%j leads nowhere', (href) => {
  expect(safeHref(href, base)).toBeUndefined()
})
