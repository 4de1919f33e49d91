import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokens } from '../../tokens/values.js'
import { createNotices, longNoticeMilliseconds, noticeMilliseconds } from './createNotices.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const saved = { tone: 'success', text: 'Saved' } as const
const texts = (notices: ReturnType<typeof createNotices>) =>
  notices.getState().visible.map(({ text }) => text)

describe('createNotices', () => {
  it('keeps the durations of the design tokens', () => {
    expect(noticeMilliseconds).toBe(tokens.duration.snack.$value.value)
    expect(longNoticeMilliseconds).toBe(tokens.duration.snackLong.$value.value)
  })

  it.each([
    ['L-018 a notice', false, 10_000],
    ['L-019 a long notice', true, 30_000],
  ])('%s leaves after its time and not one millisecond before', (_name, long, milliseconds) => {
    const notices = createNotices()
    notices.show({ ...saved, long })
    vi.advanceTimersByTime(milliseconds - 1)
    expect(texts(notices)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts(notices)).toEqual([])
  })

  it('shows three at most; the others wait, and their time starts when they appear', () => {
    const notices = createNotices()
    for (const text of ['1', '2', '3', '4']) notices.show({ ...saved, text })
    expect(texts(notices)).toEqual(['1', '2', '3'])
    vi.advanceTimersByTime(9_000)
    notices.dismiss(2)
    expect(texts(notices)).toEqual(['1', '3', '4'])
    vi.advanceTimersByTime(1_000)
    expect(texts(notices)).toEqual(['4'])
    vi.advanceTimersByTime(8_999)
    expect(texts(notices)).toEqual(['4'])
    vi.advanceTimersByTime(1)
    expect(texts(notices)).toEqual([])
  })

  it('counts no time while it is paused', () => {
    const notices = createNotices()
    notices.show(saved)
    vi.advanceTimersByTime(4_000)
    notices.pause()
    vi.advanceTimersByTime(60_000)
    notices.show({ ...saved, text: 'Later' })
    vi.advanceTimersByTime(60_000)
    notices.resume()
    vi.advanceTimersByTime(5_999)
    expect(texts(notices)).toEqual(['Saved', 'Later'])
    vi.advanceTimersByTime(1)
    expect(texts(notices)).toEqual(['Later'])
    vi.advanceTimersByTime(4_000)
    expect(texts(notices)).toEqual([])
  })

  it('runs again after the last paused notice was closed', () => {
    const notices = createNotices()
    notices.dismiss(notices.show(saved))
    const id = notices.show(saved)
    notices.pause()
    notices.dismiss(id)
    notices.show(saved)
    vi.advanceTimersByTime(10_000)
    expect(texts(notices)).toEqual([])
  })

  it('drops what only stands until the next success', () => {
    const notices = createNotices()
    notices.show({ tone: 'error', text: 'Some fields need your attention.', untilSuccess: true })
    notices.show({ tone: 'error', text: 'The file was not found.' })
    notices.show({ tone: 'success', text: 'Saved' })
    expect(notices.getState().visible.map(({ text }) => text)).toEqual(['The file was not found.', 'Saved'])
  })

  it('tells its subscribers until they leave', () => {
    const notices = createNotices()
    const changed = vi.fn()
    const leave = notices.subscribe(changed)
    notices.show(saved)
    notices.dismissAll()
    expect(changed).toHaveBeenCalledTimes(2)
    leave()
    notices.show(saved)
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
