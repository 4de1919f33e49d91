import { describe, expect, it, vi } from 'vitest'
import { safeStorage } from './safeStorage.js'

/** A storage as that of a browser. */
function aStorage(changes: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
    ...changes,
  }
}

const refuse = () => {
  throw new DOMException('Access is denied', 'SecurityError')
}

const noRoom = { setItem: refuse, removeItem: () => {} }

const keysOf = ({ length, key }: { length: number; key: (index: number) => string | null }) =>
  Array.from({ length }, (_, index) => key(index))

describe('a safe storage', () => {
  it.each([
    ['cannot be read', refuse],
    ['takes nothing', () => aStorage(noRoom)],
    ['refuses everything', () => aStorage({ getItem: refuse, key: refuse, clear: refuse, ...noRoom })],
  ])('keeps values until the page ends where that of the browser %s', (_, open) => {
    const onRefused = vi.fn()
    const storage = safeStorage(open, onRefused)
    expect(storage.getItem('theme')).toBeNull()
    expect(storage.setItem('theme', 'dark')).toBe(false)
    expect(onRefused).toHaveBeenCalledOnce()
    expect(storage.getItem('theme')).toBe('dark')
    expect(keysOf(storage)).toEqual(['theme'])
    storage.removeItem('theme')
    expect(storage.getItem('theme')).toBeNull()
    storage.setItem('theme', 'light')
    storage.clear()
    expect(keysOf(storage)).toEqual([])
  })

  it('stores in that of the browser where it can', () => {
    const browser = aStorage({})
    const storage = safeStorage(() => browser, refuse)
    expect(storage.setItem('theme', 'dark')).toBe(true)
    expect([browser.getItem('theme'), storage.getItem('theme')]).toEqual(['dark', 'dark'])
    storage.clear()
    expect(browser.length).toBe(0)
  })

  it('removes the older value when the newer one does not fit', () => {
    let isFull = false
    const inner = aStorage()
    const browser = aStorage({
      ...inner,
      setItem: (key, value) => (isFull ? refuse() : inner.setItem(key, value)),
    })
    const storage = safeStorage(() => browser)
    storage.setItem('draft', 'one')
    isFull = true
    expect(storage.setItem('draft', 'two')).toBe(false)
    expect([inner.getItem('draft'), storage.getItem('draft')]).toEqual([null, 'two'])
  })
})
