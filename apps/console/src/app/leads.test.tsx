import { memorySession } from '@saywright/api/client'
import { modelTypes, notificationEntities } from '@saywright/api/contract'
import { aFoundModel, aProject, aUser, fakeTransport } from '@saywright/api/testing'
import { createShell } from '@saywright/shell'
import { createI18n, translate } from '@saywright/ui/i18n'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { placeOf } from '../features/notifications/list/placeOf.js'
import { searchMessages } from '../features/search/messages.js'
import { searchGroups } from '../features/search/searchGroups.js'
import { deferredRoutes } from './deferredRoutes.js'
import { consoleRouting } from './router.js'

const shell = createShell({ source: 'console', transport: fakeTransport(), session: memorySession() })
const routes = [...consoleRouting(shell).routes, ...deferredRoutes(() => true)]

/** The pattern of the page behind an address; `*` is what sends everything unknown to the projects. */
const patternOf = (href: string) => matchRoutes(routes, href)?.at(-1)?.route.path

const nothing = () => {}
const { groups, recent } = searchGroups(translate(createI18n({ locale: 'en-US' }), searchMessages), {
  user: aUser({ is_admin: true }),
  isAdministrator: true,
  projects: [aProject()],
  models: modelTypes.map((type) => aFoundModel({ type })),
  // Their pages are there where this installation has them.
  demoHref: undefined,
  documentationHref: undefined,
  onTakeTour: nothing,
  preferences: { theme: undefined, onTheme: nothing, onOtherLanguage: nothing, onLogOut: nothing },
})
const found = [...groups, ...recent].flatMap(({ commands }) => commands.flatMap(({ href }) => href ?? []))
const entities = notificationEntities
const announced = entities.flatMap((redirection_entity) =>
  [null, 7].map((redirection_id) => placeOf({ redirection_entity, redirection_id })),
)

test.each([...new Set([...found, ...announced])])(
  '%s, from the palette or a notification, has a page',
  (href) => {
    expect(patternOf(href ?? '')).toEqual(expect.stringMatching(/^\//))
  },
)

test('an address without a page is known as one', () => {
  expect(patternOf('/projects/7/nothing')).toBe('*')
})
