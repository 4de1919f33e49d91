import { describe, expect, it } from 'vitest'
import { keyFaults } from './keys.ts'

describe('keys that a file reads by itself', () => {
  it.each([
    "if (event.key === 'Enter') send()",
    "onKeyDown={({ key }) => key === 'Enter' && send()}",
    "if (key !== 'Enter') return",
    'if (event.nativeEvent.isComposing) return',
    "if (event.key.toLowerCase() !== 's') return",
    "if (ctrlKey && key === 'k') open()",
  ])('finds %s', (text) => expect(keyFaults(text)).toHaveLength(1))

  it.each([
    'if (isEnter(event)) send()',
    "if (isShortcut(event, 'k')) open()",
    "if (event.key === 'Escape') close()",
    "enter: 'Enter',",
  ])('accepts %s', (text) => expect(keyFaults(text)).toEqual([]))
})
