import { describe, expect, it } from 'vitest'
import { storageFaults } from './storage.ts'

describe('uses of the storage of a browser', () => {
  it.each([
    ["localStorage.setItem('theme', 'dark')", '1 uses localStorage'],
    ['const kept = window.sessionStorage', '1 uses window.sessionStorage'],
    ['save(localStorage, draft)', '1 uses localStorage'],
    ["\nindexedDB.open('drafts')", '2 uses indexedDB'],
    ["document.cookie = 'a=b'", '1 uses document.cookie'],
  ])('finds %s', (text, fault) => expect(storageFaults(text)).toEqual([fault]))

  it.each([
    '// localStorage may throw',
    '/** Kept in `localStorage`. */',
    "deviceStorage.setItem('theme', 'dark')",
    'const isLocalStorageRefused = false',
  ])('accepts %s', (text) => expect(storageFaults(text)).toEqual([]))
})
