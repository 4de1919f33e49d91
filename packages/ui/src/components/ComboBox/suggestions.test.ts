import { describe, expect, it } from 'vitest'
import { alikeCases } from '../../text/testing/foldCases.js'
import { groupsOf, inOrderOfMatch, optionNamed, placeOf } from './suggestions.js'

const option = (label: string, group?: string) => ({ value: label, label, ...(group ? { group } : {}) })
const countries = ['South Africa', 'Spain', 'French Polynesia', 'France'].map((label) => option(label))
const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

it('puts those first that begin with the typed text, and keeps their order otherwise', () => {
  expect(labels(inOrderOfMatch(countries, 'fr'))).toEqual([
    'French Polynesia',
    'France',
    'South Africa',
    'Spain',
  ])
})

it('keeps the order given when nothing is typed', () => {
  expect(inOrderOfMatch(countries, ' ')).toBe(countries)
})

it('groups under headings in the order in which they appear', () => {
  const options = [option('Paris', 'France'), option('Oslo', 'Norway'), option('Lyon', 'France')]
  expect(groupsOf(options)?.map(({ title, options }) => [title, labels(options)])).toEqual([
    ['France', ['Paris', 'Lyon']],
    ['Norway', ['Oslo']],
  ])
  expect(groupsOf(countries)).toBeUndefined()
})

describe.each(alikeCases)('the option %j, typed as %j', (label, typed) => {
  const named = option(label)

  it('is found by its full name', () => expect(optionNamed([...countries, named], typed)).toBe(named))

  it('is named whole by an alias', () => {
    const aliased = { ...option('another'), aliases: [label] }
    expect(optionNamed([...countries, aliased], typed)).toBe(aliased)
    expect(placeOf(aliased, typed)).toBe(-1)
  })
})
