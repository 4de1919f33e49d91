import { expect, test } from 'vitest'
import { asksForSession } from './asksForSession.js'
import { shownPage } from './shownPage.js'

const said = { type: 'saywright:documentation', slug: 'grammar', title: 'Grammar' }

test.each([
  [said, 'grammar'],
  [{ ...said, slug: 'index' }, ''],
  [{ ...said, slug: '../../projects' }, undefined],
  [{ ...said, slug: 7 }, undefined],
  [{ ...said, type: 'other' }, undefined],
  [{ slug: 'grammar' }, undefined],
  ['grammar', undefined],
  [null, undefined],
])('of %j the page that is shown is %j', (data, page) => expect(shownPage(data)).toBe(page))

test.each([
  [{ type: 'saywright:ask-session' }, true],
  [{ type: 'saywright:documentation' }, false],
  ['saywright:ask-session', false],
  [null, false],
  [undefined, false],
])('%j requests a session: %s', (data, asks) => expect(asksForSession(data)).toBe(asks))
