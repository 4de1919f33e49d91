import { describe, expect, it, test } from 'vitest'
import { pictureFault } from './pictureFault.js'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const blob = (bytes: readonly number[] | string, size = 0) => {
  const head = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : new Uint8Array(bytes)
  return new Blob([head, new Uint8Array(Math.max(0, size - head.length))])
}

describe('F-014 a picture of the profile', () => {
  test.each([
    ['JPG', [0xff, 0xd8, 0xff, 0xe0]],
    ['GIF', 'GIF89a'],
    ['old GIF', 'GIF87a'],
    ['PNG', png],
  ] as const)('F-014 may be %s', async (_, bytes) => expect(await pictureFault(blob(bytes))).toBeUndefined())

  test.each([
    ['WebP', 'RIFF\0\0\0\0WEBPVP8 '],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['half a PNG', png.slice(0, 4)],
    ['nothing', ''],
  ] as const)('F-014 may not be %s', async (_, bytes) => {
    expect(await pictureFault(blob(bytes))).toBe('unsupportedType')
  })

  it('F-014 is judged by its bytes, not by its name', async () => {
    const file = new File(['RIFF\0\0\0\0WEBPVP8 '], 'me.png', { type: 'image/png' })
    expect(await pictureFault(file)).toBe('unsupportedType')
  })

  it('F-014± weighs 2 MB at most', async () => {
    expect(await pictureFault(blob(png, 2 * 1024 ** 2))).toBeUndefined()
    expect(await pictureFault(blob(png, 2 * 1024 ** 2 + 1))).toBe('tooLarge')
  })
})
