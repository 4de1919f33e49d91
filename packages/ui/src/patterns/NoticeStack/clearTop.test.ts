import { describe, expect, it } from 'vitest'
import { clearTop } from './clearTop.js'

const window = { top: 12, bottom: 788 }
const home = { top: 688, bottom: 788 }
const button = (top: number, weight = 10) => ({ top, bottom: top + 40, weight })

describe('the place of notices', () => {
  it.each([
    ['at home where nothing is in the way', [button(100)], 688],
    ['above what stands there', [button(740)], 632],
    ['above all that stands there', [button(740), button(640)], 532],
    ['below what stands higher, where that is nearer', [button(640)], 688],
    ['in the first gap that is large enough', [button(740), button(620), button(500)], 392],
    [
      'over what matters least where no place is free',
      [0, 80, 160, 240, 320, 400, 480, 560, 640, 720].map((top) => button(top, top === 320 ? 1 : 10)),
      292,
    ],
  ])('is %s', (_name, obstacles, top) => {
    expect(clearTop({ home, obstacles, window })).toBe(top)
  })

  it('is never out of the window', () => {
    const obstacles = [
      button(700),
      button(40),
      button(140),
      button(240),
      button(340),
      button(440),
      button(540),
      button(640),
    ]
    const top = clearTop({ home, obstacles, window })
    expect(top).toBeGreaterThanOrEqual(12)
    expect(top + 100).toBeLessThanOrEqual(788)
  })
})
