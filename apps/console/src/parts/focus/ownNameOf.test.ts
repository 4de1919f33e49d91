import { expect, test } from 'vitest'
import { ownNameOf } from './ownNameOf.js'

test.each([
  [{ name: 'Halden Logistics', is_named: true }, 'Halden Logistics'],
  [{ name: 'Halden Logistics' }, 'Halden Logistics'],
  [{ name: 'Organization of MOREAU Camille', is_named: false }, undefined],
  [undefined, undefined],
])('gives %j the accessible name %j', (organization, name) => expect(ownNameOf(organization)).toBe(name))
