import { expect, it } from 'vitest'
import { domainCircles } from './domainCircles.ts'

const domain = (path: string) => `services/server/src/domains/${path}`

/** Domains of one floor, one of which may import what another was planted to lead to. */
const graph = (planted: readonly string[] = []) =>
  new Map([
    [domain('account/saveUser.ts'), [domain('licence-keys/licenceEnds.ts'), domain('account/me.ts')]],
    [domain('licence-keys/licenceEnds.ts'), [domain('notifications/insertNotification.ts')]],
    [domain('notifications/insertNotification.ts'), planted],
    [domain('routes.ts'), [domain('account/saveUser.ts')]],
  ])

it('accepts domains that import each other one way', () => {
  expect(domainCircles(graph())).toEqual([])
})

it('finds a circle around three domains', () => {
  expect(domainCircles(graph([domain('account/me.ts')]))).toEqual([
    'domains of the server import each other in a circle: account, licence-keys, notifications',
  ])
})
