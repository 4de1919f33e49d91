import { describe, expect, it } from 'vitest'
import { glossary, namesInstead, type Term } from './lib/glossary.ts'
import { glossaryPage } from './lib/glossaryPage.ts'
import { pageProse } from './lib/pageProse.ts'
import { wordingFaults } from './lib/wording.ts'

const locales = ['en-US', 'fr-FR'] as const

describe.each(locales)('the glossary in %s', (locale) => {
  const named = (pick: (term: Term[typeof locale]) => readonly string[]) =>
    glossary.flatMap((term) => pick(term[locale]))

  it.each(named(({ retired }) => retired))('refuses “%s” in a sentence and in a heading', (name) => {
    expect(namesInstead(`One ${name} more`, locale)).toHaveLength(1)
    expect(namesInstead(name[0]?.toUpperCase() + name.slice(1), locale)).toHaveLength(1)
    expect(wordingFaults(name, locale)).not.toEqual([])
  })

  it.each(named(({ name }) => [name]))('takes its own name “%s”', (name) => {
    expect(namesInstead(name, locale)).toEqual([])
  })

  it.each(named(({ kept }) => kept ?? []))('takes “%s”, which is something else', (name) => {
    expect(namesInstead(name, locale)).toEqual([])
  })
})

it.each([
  ['en-US', 'Two audio samples', ['recording']],
  ['en-US', 'End users speak to a user', ['member']],
  ['en-US', 'The dealer and @user/channel', []],
  ['fr-FR', 'Les valeurs\u00a0dynamiques', ['liste dynamique']],
  ['fr-FR', '!slot attend une règle', []],
] as const)('in %s finds in “%s” what to write: %j', (locale, text, names) => {
  expect(namesInstead(text, locale)).toEqual(names)
})

it('stays short enough to be read', () => expect(glossary.length).toBeLessThanOrEqual(60))

it.each(glossary)('explains “$en-US.name” in a sentence', ({ meaning }) => {
  expect(meaning).toMatch(/^[A-Z].+\.$/)
  expect(glossary.filter((term) => term.meaning === meaning)).toHaveLength(1)
})

it('has a row for each term on its page', () => {
  const rows = glossaryPage()
    .split('\n')
    .filter((line) => /^\| (?!-|English)/u.test(line))
  expect(rows).toHaveLength(glossary.length)
})

it('looks at the prose of a page, at its line', () => {
  expect(pageProse('# A `user`\n```\nuser\n```\nSee [this](user.md), {{user}}')).toEqual([
    '# A X',
    '',
    '',
    '',
    'See [thisX, X',
  ])
})
