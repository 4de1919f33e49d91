import { describe, expect, it } from 'vitest'
import {
  isChanged,
  openDocument,
  type Suite,
  withRevision,
  withSaved,
  withServer,
  withSuite,
  withText,
} from './grammarDocument.js'

const saved = { revision: 3, grammar: 'a' }
const written = withText(openDocument(saved, undefined), 'mine')

describe('opening a grammar', () => {
  it('shows the saved version', () => {
    const document = openDocument(saved, undefined)
    expect(document).toMatchObject({ text: 'a', restored: undefined })
    expect(isChanged(document)).toBe(false)
  })
  it('brings a draft back', () => {
    const document = openDocument(saved, { revision: 3, grammar: 'mine' })
    expect(document).toMatchObject({ text: 'mine', restored: 'same', base: saved, newer: undefined })
    expect(isChanged(document)).toBe(true)
  })
  it('brings a draft of an older revision back, to be saved as such', () => {
    const document = openDocument(saved, { revision: 2, grammar: 'mine' })
    expect(document).toMatchObject({ text: 'mine', restored: 'older', newer: 3 })
    expect(document.base.revision).toBe(2)
  })
  it('ignores a draft that was saved after all', () => {
    expect(openDocument(saved, { revision: 2, grammar: 'a' })).toEqual(openDocument(saved, undefined))
  })
})

describe('reading the server again', () => {
  it('shows the newer text where nothing was typed', () => {
    const next = withServer(openDocument(saved, undefined), { revision: 4, grammar: 'theirs' })
    expect(next).toMatchObject({ text: 'theirs', base: { revision: 4 } })
  })
  it('never discards typed text', () => {
    const next = withServer(written, { revision: 4, grammar: 'theirs' })
    expect(next).toMatchObject({ text: 'mine', base: saved, newer: 4 })
  })
  it('does not go back to a revision read late', () => {
    expect(withServer(written, { revision: 2, grammar: 'old' })).toBe(written)
  })
  it('continues from a revision that changed something else, such as the name', () => {
    const next = withServer(written, { revision: 4, grammar: 'a' })
    expect(next).toEqual({ ...written, base: { ...saved, revision: 4 } })
  })
  it('continues only when the values of the slots are the same', () => {
    const slots = [{ name: 'room', values: ['attic'] }]
    expect(withServer(written, { revision: 4, grammar: 'a', slots })).toMatchObject({ base: saved, newer: 4 })
  })
  it('keeps the text of another person when the name is changed afterwards', () => {
    const theirs = withServer(written, { revision: 4, grammar: 'theirs' })
    expect(withServer(theirs, { revision: 5, grammar: 'a' })).toMatchObject({ base: saved, newer: 5 })
  })
  it('agrees where the other typed the same', () => {
    const next = withServer(written, { revision: 4, grammar: 'mine' })
    expect(isChanged(next)).toBe(false)
    expect(next.newer).toBeUndefined()
  })
})

describe('saving', () => {
  it('leaves nothing unsaved', () => {
    expect(isChanged(withSaved(written, { revision: 4, grammar: 'mine' }))).toBe(false)
  })
  it('keeps text typed during the save', () => {
    const next = withSaved(withText(written, 'mine and more'), { revision: 4, grammar: 'mine' })
    expect(next.text).toBe('mine and more')
    expect(isChanged(next)).toBe(true)
  })
})

describe('saving the settings by themselves', () => {
  it('keeps typed text, on the revision that this created', () => {
    // The model is read again with its new revision before the save has come back.
    const read = withServer(written, { revision: 4, grammar: 'a' })
    expect(withRevision(read, 4)).toEqual({ ...written, base: { ...saved, revision: 4 } })
  })
  it('shows that someone else saved', () => {
    expect(withRevision({ ...written, newer: 5 }, 4).newer).toBe(5)
  })
})

describe('the suite of a grammar', () => {
  const suite: Suite = [{ sentence: 'on', expect: 'accept' }]
  const other: Suite = [{ sentence: 'on', expect: 'refuse' }]
  it('is changed, saved and read with it', () => {
    const changed = withSuite(openDocument(saved, undefined), suite)
    expect(isChanged(changed)).toBe(true)
    expect(isChanged(withSaved(changed, { ...saved, suite, revision: 4 }))).toBe(false)
    expect(withServer(openDocument(saved, undefined), { ...saved, suite, revision: 4 }).suite).toEqual(suite)
    expect(withServer(changed, { ...saved, suite: other, revision: 4 })).toMatchObject({ suite, newer: 4 })
  })
  it('comes back with a draft, and stays where the draft is of a time without suites', () => {
    const own = { ...saved, suite }
    expect(openDocument(own, { ...saved, suite: other })).toMatchObject({ suite: other, restored: 'same' })
    expect(openDocument(own, { ...saved, grammar: 'mine' })).toMatchObject({ text: 'mine', suite })
    expect(openDocument(own, saved)).toMatchObject({ suite, restored: undefined })
  })
})
