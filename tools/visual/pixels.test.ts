import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { decode, encode, hashOf } from './pixels.ts'

test('reads the same pixels from whichever PNG Chromium writes', async () => {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 301, height: 200 } })
  const gradient = 'background: conic-gradient(red, yellow, lime, aqua, blue, magenta, red)'
  await page.setContent(`<body style="${gradient}"><h1>Lamp</h1><p>${'in the hall '.repeat(40)}</p>`)
  const devtools = await page.context().newCDPSession(page)
  const take = async (optimizeForSpeed: boolean) => {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed })
    return Buffer.from(data, 'base64')
  }
  const [small, fast] = [await take(false), await take(true)]
  await browser.close()
  expect(small.equals(fast)).toBe(false)
  const pixels = decode(fast)
  expect([pixels.width, pixels.height, pixels.data.length]).toEqual([301, 200, 301 * 200 * 3])
  expect(hashOf(decode(small))).toBe(hashOf(pixels))
})

test('writes what it reads', () => {
  const data = Uint8Array.from({ length: 5 * 4 * 3 }, (_, at) => (at * 37) % 256)
  expect(decode(encode(5, 4, data))).toEqual({ width: 5, height: 4, data })
})

test('has another hash for other pixels and for another shape', () => {
  const data = new Uint8Array(4 * 3)
  const hashes = [
    { width: 2, height: 2, data },
    { width: 4, height: 1, data },
    { width: 2, height: 2, data: data.with(5, 1) },
  ].map(hashOf)
  expect(new Set(hashes).size).toBe(3)
})

test('refuses a PNG of another kind', () => {
  const palette = encode(1, 1, new Uint8Array(3))
  palette[25] = 3
  expect(() => decode(palette)).toThrow('of a kind that is not read')
})
