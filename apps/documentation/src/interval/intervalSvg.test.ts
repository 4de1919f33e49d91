import { describe, expect, it } from 'vitest'
import { type Interval, intervalOf, intervalPicture } from './interval.js'
import { intervalSvg } from './intervalSvg.js'

const measured: Interval = { share: 0.75, low: 0.7, high: 0.9, from: 0.5, to: 1, isMade: false }
const drawn = (changes: Partial<Interval> = {}) => intervalSvg({ ...measured, ...changes }, 'en-US').text

describe('an interval', () => {
  it('comes back from the address of its picture', () => {
    const address = /^!\[\]\((.+)\)$/.exec(intervalPicture(measured))?.[1]
    expect(intervalOf(address ?? '')).toEqual(measured)
    expect(intervalOf('https://example.com/a.png')).toBeUndefined()
  })

  it('has its dot at the share, in the middle of its scale here, and its whiskers at both ends', () => {
    expect(drawn()).toContain('<circle cx="100"')
    expect(drawn()).toContain('d="M89 10H134M89 6v8M134 6v8"')
    expect(drawn()).toMatch(/>50%<.+>100%</)
  })

  it('ends without a cap where it goes past its scale', () => {
    expect(drawn({ low: 0.4 })).toContain('d="M44 10H134M134 6v8"')
    expect(drawn({ share: 0.55, high: 0.8, to: 0.6, low: 0.5 })).toContain('d="M44 10H156M44 6v8"')
  })

  it('is open where no one was measured', () => {
    expect(drawn()).toContain('class="interval"')
    expect(drawn({ isMade: true })).toContain('class="interval made"')
  })

  it('is not drawn where its dot would lie outside', () => {
    expect(() => drawn({ share: 0.4 })).toThrow('0.4 is not between 0.5 and 1.')
  })
})
