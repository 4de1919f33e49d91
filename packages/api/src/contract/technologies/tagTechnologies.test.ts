import { expect, it } from 'vitest'
import { technologies } from '../../catalogue/technologies.js'
import { tagTechnologies } from './tagTechnologies.js'

it('lets a tag deliver each technology of the catalogue, and no other', () => {
  expect([...tagTechnologies].toSorted()).toEqual(technologies.map(({ code }) => code).toSorted())
})
