import { describe, expect, it, test } from 'vitest'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'
import { fill } from './messagesOf.js'

const sentencesOf = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentencesOf(value, `${path}${key}.`),
  )
const placesOf = (sentence: string) =>
  [...sentence.matchAll(/\{\{(\w+)[|}]/g)].map(([, name]) => name).toSorted()

const french = new Map(sentencesOf(frFR))
// Nothing is shown for a call that a newer one replaced.
const empty = ['failures.replaced']

describe.each(sentencesOf(enUS))('%s', (key, english) => {
  it('says the same in French, with the same places', () => {
    const translated = french.get(key) ?? ''
    if (empty.includes(key)) return expect([english, translated]).toEqual(['', ''])
    expect(translated).not.toBe('')
    expect(translated).not.toBe(english)
    expect(placesOf(translated)).toEqual(placesOf(english))
    expect(translated).not.toMatch(/ [:;!?]|['"]/)
  })
})

it.each([
  [
    'impossible_to_remove_everyone',
    'At least one member must remain. Add someone else first, or delete the organization.',
    'Il doit rester au moins un membre. Ajoutez d’abord quelqu’un, ou supprimez l’organisation.',
  ],
  [
    'administrators_only',
    'Only administrators of this organization can do this.',
    'Seuls les administrateurs de cette organisation peuvent le faire.',
  ],
  [
    'already_verified',
    'Your organization is already verified by this domain.',
    'Votre organisation est déjà vérifiée par ce domaine.',
  ],
  [
    'deal_already_open',
    'A request is already open for this project. Wait for its decision before you send another one.',
    'Une demande est déjà ouverte pour ce projet. Attendez la décision avant d’en envoyer une autre.',
  ],
] as const)('M-001 a refusal with %s says why in both languages', (code, english, inFrench) => {
  expect(enUS.failures[code]).toBe(english)
  expect(frFR.failures[code]).toBe(inFrench)
})

test.each([
  ['M-004', 'disconnected', 'You have been disconnected.'],
  ['M-005', 'internal', 'An error happened. Please contact an administrator.'],
] as const)('%s the sentence of %s begins as the specification writes it', (_, code, sentence) => {
  expect(enUS.failures[code]).toContain(sentence)
})

test.each([
  [1, 'This organization already has 1 project, the', 'Cette organisation a déjà 1\u00a0projet, le'],
  ['1', 'This organization already has 1 project, the', 'Cette organisation a déjà 1\u00a0projet, le'],
  [2, 'This organization already has 2 projects, the', 'Cette organisation a déjà 2\u00a0projets, le'],
])('uses the correct plural for a limit of %j in both languages', (limit, english, inFrench) => {
  const values = { projectsPerOrganization: limit }
  expect(fill(enUS.failures.too_many_projects, values)).toContain(english)
  expect(fill(frFR.failures.too_many_projects, values)).toContain(inFrench)
})

const withPlaces = [...sentencesOf(enUS), ...sentencesOf(frFR)].filter(
  ([, sentence]) => placesOf(sentence).length > 0,
)

test.each(withPlaces)('%s keeps a name from right to left in its place: %s', (_key, sentence) => {
  const name = 'ليلى'
  const said = fill(sentence, Object.fromEntries(placesOf(sentence).map((place) => [place, name])))
  // A place with two words contains the one that agrees with a number.
  const names = sentence.match(/\{\{\w+\}\}/g) ?? []
  expect(said.split(`\u2068${name}\u2069`)).toHaveLength(names.length + 1)
  expect(said.split(name)).toHaveLength(names.length + 1)
})
