import { describe, expect, it } from 'vitest'
import { forgetAccount, preferredLocale, preferredTheme, saveLocale, saveTheme } from './preferences.js'
import { saveTourShown, wasTourShown } from './tourShown.js'

function aStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
  }
}

describe('preferences of a device', () => {
  it('follow the browser until someone chooses', () => {
    const storage = aStorage()
    expect(preferredLocale(storage, 'fr-CA')).toBe('fr-FR')
    saveLocale(storage, 'en-US')
    expect(preferredLocale(storage, 'fr-CA')).toBe('en-US')
  })
  it('ignore unknown themes', () => {
    expect(preferredTheme(aStorage({ saywright_theme: 'neon' }))).toBeUndefined()
  })
  it('A-048 outlive a logout, which empties the rest', () => {
    const storage = aStorage({ welcome_modal_shown: '1', marketing_source: 'fair' })
    saveTheme(storage, 'dark')
    saveTourShown(storage)
    forgetAccount(storage)
    expect(preferredTheme(storage)).toBe('dark')
    expect(wasTourShown(storage)).toBe(true)
    expect(storage.getItem('welcome_modal_shown')).toBeNull()
    expect(storage.getItem('marketing_source')).toBeNull()
  })
})
