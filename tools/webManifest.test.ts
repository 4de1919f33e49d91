import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconOf, manifestOf } from '../apps/webManifest.ts'
import { root } from './lib/root.ts'

it('uses the configured product name, and opens without the bars of a browser', () => {
  expect(manifestOf('Halden Voice')).toMatchObject({
    name: 'Halden Voice',
    start_url: '/',
    display: 'standalone',
    icons: [{ type: 'image/svg+xml', sizes: 'any', purpose: 'any maskable' }],
  })
})

/** The safe zone of an icon: a circle of 80 %. @see https://www.w3.org/TR/appmanifest/#icon-masks */
const safe = 0.4 * 512

it('has its mark in the middle of the icon, whose ground fills the square', () => {
  const icon = iconOf(readFileSync(`${root}apps/console/public/favicon.svg`, 'utf8'))
  expect(icon).toMatch(
    /^<svg [^>]*viewBox="0 0 512 512"><rect width="512" height="512" fill="#[\da-f]{6}"\/>/i,
  )
  const [, moved = '', scale = ''] = /translate\((\d+) \1\) scale\((\d+)\)/.exec(icon) ?? []
  const bars = [...icon.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)]
  const corners = bars.flatMap(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
    return [x, x + width].flatMap((at) => [y, y + height].map((top) => [at, top] as const))
  })
  const reach = corners.map(([x, y]) =>
    Math.hypot(...[x, y].map((at) => at * Number(scale) + Number(moved) - 256)),
  )
  expect(bars).toHaveLength(7)
  expect(Math.max(...reach)).toBeLessThan(safe)
})
