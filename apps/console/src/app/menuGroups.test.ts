import { createI18n, type Locale, translate } from '@saywright/ui/i18n'
import { describe, expect, test } from 'vitest'
import { type MenuPlaces, menuGroups } from './menuGroups.js'
import { layoutMessages } from './messages.js'

const everything: MenuPlaces = {
  demo: '/demo',
  documentation: '/documentation',
  support: '/contact',
  sales: '/contact/b984',
  account: '/account',
}

const entries = (pathname: string, locale: Locale = 'en-US', places = everything) =>
  menuGroups(translate(createI18n({ locale }), layoutMessages), {
    places,
    pathname,
    unread: 0,
    isStaff: false,
  }).flatMap(({ items }) => items)

describe('the side menu', () => {
  test.each([
    [
      'en-US',
      [
        'Projects',
        'Online demo',
        'Documentation',
        'Support',
        'Contact sales',
        'Feedback',
        'Notifications',
        'Account',
      ],
    ],
    [
      'fr-FR',
      [
        'Projets',
        'Démo en ligne',
        'Documentation',
        'Assistance',
        'Contacter le service commercial',
        'Votre avis',
        'Notifications',
        'Compte',
      ],
    ],
  ] as const)('L-010 has its entries in their order in %s', (locale, labels) => {
    expect(entries('/projects', locale).map(({ label }) => label)).toEqual(labels)
  })

  test('L-010 leaves out pages that this installation does not have', () => {
    const { demo: _, documentation: __, ...places } = everything
    expect(entries('/projects', 'en-US', places).map(({ id }) => id)).not.toContain('demo')
    expect(entries('/projects', 'en-US', places)).toHaveLength(6)
  })

  test('L-026 leads out of the console in a new tab', () => {
    const places = { ...everything, support: 'https://support.example.com' }
    const external = entries('/projects', 'en-US', places).filter(({ isExternal }) => isExternal)
    expect(external.map(({ id }) => id)).toEqual(['support'])
  })

  test.each([
    ['/projects', 'projects'],
    ['/projects/7/settings', 'projects'],
    ['/wizard/project', 'projects'],
    ['/contact', 'support'],
    ['/contact/n345', 'support'],
    ['/contact/b984', 'sales'],
    ['/feedback', 'feedback'],
    ['/account/activity', 'notifications'],
    ['/account/profile', 'account'],
    ['/account-menu', 'account'],
  ])('at %s marks %s alone', (pathname, id) => {
    const current = entries(pathname).filter(({ isCurrent }) => isCurrent)
    expect(current.map((entry) => entry.id)).toEqual([id])
  })
})
