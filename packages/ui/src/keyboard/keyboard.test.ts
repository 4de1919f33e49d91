import { describe, expect, it } from 'vitest'
import { isComposing } from './isComposing.js'
import { isEnter } from './isEnter.js'
import { isShortcut } from './isShortcut.js'

const press = (given: Partial<KeyboardEvent>) => ({
  ...{ key: '', code: '', keyCode: 0, isComposing: false },
  ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...given,
})

describe('a shortcut', () => {
  it.each([
    ['English', { key: 'k', code: 'KeyK' }],
    ['Russian', { key: 'л', code: 'KeyK' }],
    ['Greek', { key: 'κ', code: 'KeyK' }],
    ['Dvorak, by what the key writes', { key: 'k', code: 'KeyV' }],
    ['caps lock', { key: 'K', code: 'KeyK' }],
  ])('works on a keyboard with %s', (_, key) => {
    expect(isShortcut(press({ ...key, ctrlKey: true }), 'k')).toBe(true)
    expect(isShortcut({ nativeEvent: press({ ...key, metaKey: true }) }, 'k')).toBe(true)
  })

  it.each([
    ['another letter of Dvorak at its place', { key: 't', code: 'KeyK', ctrlKey: true }],
    ['another letter of Russian', { key: 'м', code: 'KeyV', ctrlKey: true }],
    ['the letter alone', { key: 'k', code: 'KeyK' }],
    ['a third key', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
  ])('is not %s', (_, key) => expect(isShortcut(press(key), 'k')).toBe(false))
})

describe('Enter', () => {
  it('is for the page', () => expect(isEnter(press({ key: 'Enter', keyCode: 13 }))).toBe(true))

  it.each([
    ['while letters are composed', { key: 'Enter', keyCode: 229, isComposing: true }],
    ['that ended it, in Safari', { key: 'Enter', keyCode: 229 }],
  ])('is for the input method %s', (_, key) => {
    expect(isComposing(press(key))).toBe(true)
    expect(isEnter({ nativeEvent: press(key) })).toBe(false)
  })
})
