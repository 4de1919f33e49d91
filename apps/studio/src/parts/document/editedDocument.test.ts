import { expect, it } from 'vitest'
import { type EditedDocument, openEdited, withSavedVersion, withServerVersion } from './editedDocument.js'

const isSame = (one: string, other: string) => one === other
const open = (content: string, draft?: { revision: number; content: string }) =>
  openEdited({ revision: 3, content }, draft, isSame)
const edited = (content: string): EditedDocument<string> => ({ ...open('hello'), content })

it('opens the saved version, and a draft that differs from it', () => {
  expect(open('hello')).toMatchObject({ content: 'hello', restored: undefined, newer: undefined })
  expect(open('hello', { revision: 3, content: 'hello' }).restored).toBeUndefined()
  expect(open('hello', { revision: 3, content: 'hi' })).toMatchObject({ content: 'hi', restored: 'same' })
})

it('keeps the revision of a draft that is older than the saved version, so that a save is refused', () => {
  expect(open('hello', { revision: 2, content: 'hi' })).toMatchObject({
    base: { revision: 2 },
    restored: 'older',
    newer: 3,
  })
})

it('replaces the content by a newer version only where nothing would be lost', () => {
  const theirs = { revision: 4, content: 'theirs' }
  expect(withServerVersion(open('hello'), theirs, isSame)).toMatchObject({
    content: 'theirs',
    newer: undefined,
  })
  expect(withServerVersion(edited('mine'), theirs, isSame)).toMatchObject({ content: 'mine', newer: 4 })
  expect(withServerVersion(edited('theirs'), theirs, isSame)).toMatchObject({
    base: theirs,
    newer: undefined,
  })
  expect(withServerVersion(edited('mine'), { revision: 2, content: 'old' }, isSame)).toEqual(edited('mine'))
})

it('continues from a revision that changed only the name', () => {
  expect(withServerVersion(edited('mine'), { revision: 4, content: 'hello' }, isSame)).toMatchObject({
    content: 'mine',
    base: { revision: 4 },
    newer: undefined,
  })
})

it('keeps what was changed while it was saved', () => {
  expect(withSavedVersion(edited('later'), { revision: 4, content: 'sent' })).toMatchObject({
    content: 'later',
    base: { revision: 4, content: 'sent' },
  })
})
