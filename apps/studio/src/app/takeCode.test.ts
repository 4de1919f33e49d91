import { describe, expect, it, vi } from 'vitest'
import { takeCode } from './takeCode.js'

const pageAt = (hash: string) => {
  const replaceState = vi.fn()
  return { location: { hash, pathname: '/7', search: '?tab=1' }, history: { state: null, replaceState } }
}

describe('the one-time code of the address', () => {
  it('is taken and does not stay there', () => {
    const page = pageAt('#code=kq2v%2B8')
    expect(takeCode(page)).toBe('kq2v+8')
    expect(page.history.replaceState).toHaveBeenCalledWith(null, '', '/7?tab=1')
  })
  it.each(['', '#', '#code=', '#content'])('finds none in "%s" and leaves the address unchanged', (hash) => {
    const page = pageAt(hash)
    expect(takeCode(page)).toBeUndefined()
    expect(page.history.replaceState).not.toHaveBeenCalled()
  })
})
