import { expect, test } from 'vitest'
import { organizationTabs, tabAt, tabPaths } from './organizationTab.js'

test.each([
  ['', 'information'],
  ['/invite-users', 'users'],
  ['/audit', 'audit'],
  ['/nonsense', 'information'],
  ['/toString', 'information'],
])('C-021 the address %s opens the tab %s', (below, tab) => {
  expect(tabAt(`/account/organization${below}`)).toBe(tab)
})

test('C-021 the tabs are numbered from 0', () => {
  expect(organizationTabs).toEqual(['information', 'users', 'domains', 'audit'])
})

test.each(organizationTabs)('the address of %s leads back to it', (tab) => {
  expect(tabAt(tabPaths[tab])).toBe(tab)
})
