import { consolePaths, signInPaths } from '@saywright/shell/paths'
import { createI18n, type Locale, translate } from '@saywright/ui/i18n'
import { expect, test } from 'vitest'
import { layoutMessages } from './messages.js'
import { placeAt } from './placeAt.js'

const at = (pathname: string, project?: string, locale: Locale = 'en-US') =>
  placeAt(translate(createI18n({ locale }), layoutMessages), pathname, project)

test.each([
  ['/projects', 'Projects', 'Projects'],
  ['/projects/7/settings', 'Projects /projects > Kitchen lamp', 'Details'],
  ['/projects/7/settings/users', 'Projects /projects > Kitchen lamp', 'Members'],
  ['/projects/7/settings/lamps', 'Projects /projects > Kitchen lamp', 'Details'],
  ['/project-menu/7', 'Projects /projects > Kitchen lamp', 'Project'],
  ['/account/security', 'Account /account > Security', 'Security'],
  [
    '/account/organization',
    'Account /account > Organization /account/organization > Information',
    'Organization',
  ],
  [
    '/account/organization/invite-users',
    'Account /account > Organization /account/organization > Members and access',
    'Organization',
  ],
  ['/contact/b984', 'Contact', 'Contact'],
  ['/documentation/grammar', 'Documentation', 'Documentation'],
  ['/staff/requests', 'Staff area /staff > Requests', 'Requests'],
  ['/staff/projects/7', 'Staff area /staff > Projects /staff/projects > Kitchen lamp', 'Projects'],
])('%s is at %s, in short %s', (pathname, way, title) => {
  const place = at(pathname, 'Kitchen lamp')
  expect(place?.steps.map(({ label, href }) => [label, href].filter(Boolean).join(' ')).join(' > ')).toBe(way)
  expect(place?.title).toBe(title)
})

test('a project whose name is loading is called a project', () => {
  expect(at('/projects/7/settings/users')?.steps.at(-1)).toEqual({ label: 'Project' })
  expect(at('/projects/7/settings/users', undefined, 'fr-FR')?.steps).toEqual([
    { label: 'Projets', href: '/projects' },
    { label: 'Projet' },
  ])
})

const signIn: readonly unknown[] = Object.values(signInPaths).filter((path) => path !== signInPaths.projects)
const { studio, newProject, error, notFound, ...framed } = consolePaths
const addresses = Object.values(framed)
  .filter((path) => !signIn.includes(path))
  .map((path) => (typeof path === 'string' ? path : path.pattern.replace(/:\w+\??/g, '7')))
  .filter((path) => !path.startsWith('/auth/'))

test.each([...addresses, signInPaths.terms, signInPaths.privacy])(
  'the bar names the page at %s',
  (pathname) => {
    expect(at(pathname)?.title).toMatch(/\w/)
    expect(at(pathname, undefined, 'fr-FR')?.title).toMatch(/\w/)
  },
)
