import { describe, expect, it, test } from 'vitest'
import { sectionAt, sectionsFor } from './accountSections.js'

describe('the sections of the account', () => {
  it('C-024 P-014 offer the organization only to its members, in the order of the specification', () => {
    expect(sectionsFor(0)).toEqual(['profile', 'security', 'notifications', 'activity'])
    expect(sectionsFor(1)).toEqual(['profile', 'security', 'notifications', 'organization', 'activity'])
  })
  test.each([
    ['/account', 'profile'],
    ['/account/security', 'security'],
    ['/account/organization/invite-users', 'organization'],
    ['/account/nothing', 'profile'],
  ])('%s is in %s', (pathname, section) => expect(sectionAt(pathname)).toBe(section))
})
