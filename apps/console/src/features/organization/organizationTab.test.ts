import { expect, test } from 'vitest'
import { organizationHref, organizationTab, organizationTabs } from './organizationTab.js'

test.each([
  [undefined, 'information'],
  ['0', 'information'],
  ['1', 'users'],
  ['2', 'domains'],
  ['invite-users', 'users'],
  ['audit', 'audit'],
  ['nonsense', 'information'],
  ['toString', 'information'],
])('C-021 the address %s opens the tab %s', (asked, tab) => {
  expect(organizationTab(asked)).toBe(tab)
})

test.each(organizationTabs)('the address of %s leads back to it', (tab) => {
  expect(organizationTab(organizationHref(tab).split('/')[3])).toBe(tab)
})
