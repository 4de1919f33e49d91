import { describe, expect, it } from 'vitest'
import { forgetDraft, readDraft, saveDraft } from './drafts.js'

function memoryStore(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) return false
      kept.set(key, value)
      return true
    },
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('drafts', () => {
  it('come back for their own model only', () => {
    const store = memoryStore()
    expect(saveDraft(store, 11, { revision: 3, grammar: '<main>: on;' })).toBe(true)
    expect(readDraft(store, 11)).toEqual({ revision: 3, grammar: '<main>: on;' })
    expect(readDraft(store, 12)).toBeUndefined()
  })
  it('are gone once forgotten', () => {
    const store = memoryStore()
    saveDraft(store, 11, { revision: 3, grammar: 'x' })
    forgetDraft(store, 11)
    expect(readDraft(store, 11)).toBeUndefined()
  })
  it('say when the browser has no room', () => {
    expect(saveDraft(memoryStore(10), 11, { revision: 3, grammar: 'x'.repeat(20) })).toBe(false)
  })
  it.each([
    ...['', '{', 'null', '{"revision":"3","grammar":"x"}', '[3]'],
    '{"revision":3,"grammar":"x","suite":[{"sentence":"on"}]}',
  ])('ignore "%s"', (text) => {
    const store = memoryStore()
    store.setItem('saywright_draft_11', text)
    expect(readDraft(store, 11)).toBeUndefined()
  })
})
