import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokens } from '../../tokens/values.js'
import { createNotices, longNoticeMilliseconds, noticeMilliseconds } from './createNotices.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const saved = { cause: 'save', tone: 'success', text: 'Saved' } as const
const texts = (notices: ReturnType<typeof createNotices>) =>
  notices.getState().visible.map(({ text }) => text)

describe('createNotices', () => {
  it('keeps the durations of the design tokens', () => {
    expect(noticeMilliseconds).toBe(tokens.duration.snack.$value.value)
    expect(longNoticeMilliseconds).toBe(tokens.duration.snackLong.$value.value)
  })

  it.each([
    ['L-018± a notice', false, 10_000],
    ['L-019± a long notice', true, 30_000],
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
    for (const text of ['1', '2', '3', '4']) notices.show({ ...saved, cause: text, text })
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
    notices.show({ ...saved, cause: 'later', text: 'Later' })
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

  it('shows one notice a cause: the newer replaces the older, with its own time', () => {
    const notices = createNotices()
    notices.show({ cause: 'form', tone: 'error', text: 'Some fields need your attention.' })
    notices.show({ cause: 'file', tone: 'error', text: 'The file was not found.' })
    vi.advanceTimersByTime(9_000)
    notices.show({ cause: 'form', tone: 'success', text: 'Saved' })
    expect(texts(notices)).toEqual(['Saved', 'The file was not found.'])
    vi.advanceTimersByTime(9_999)
    expect(texts(notices)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts(notices)).toEqual([])
  })

  it('replaces a notice that waits for its turn where it waits', () => {
    const notices = createNotices()
    for (const text of ['1', '2', '3', '4', '5']) notices.show({ ...saved, cause: text, text })
    notices.show({ ...saved, cause: '4', text: '4 again' })
    notices.dismiss(1)
    expect(texts(notices)).toEqual(['2', '3', '4 again'])
  })

  it('says the same sentence once, whatever it is about', () => {
    const notices = createNotices()
    notices.show({ cause: 'read', tone: 'error', text: 'The server cannot be reached' })
    notices.show({ cause: 'save', tone: 'error', text: 'The server cannot be reached' })
    expect(texts(notices)).toEqual(['The server cannot be reached'])
  })

  it('drops the errors of a cause that works again, and nothing else', () => {
    const notices = createNotices()
    notices.show({ cause: 'connection', tone: 'error', text: 'You are offline.' })
    notices.show({ cause: 'file', tone: 'error', text: 'The file was not found.' })
    notices.show(saved)
    notices.settle('connection')
    notices.settle('save')
    expect(texts(notices)).toEqual(['The file was not found.', 'Saved'])
  })

  it('drops what belongs to a page with it, and what led to the next page with that', () => {
    const notices = createNotices()
    notices.show({ cause: 'form', tone: 'error', text: 'Some fields need your attention.' })
    notices.show({ ...saved, isForNextPage: true })
    vi.advanceTimersByTime(4_000)
    notices.turnPage()
    expect(texts(notices)).toEqual(['Saved'])
    vi.advanceTimersByTime(1_000)
    notices.turnPage()
    expect(texts(notices)).toEqual([])
  })

  it('keeps the notice of a failed call that leads elsewhere', () => {
    const notices = createNotices()
    notices.show({ cause: 'link', tone: 'error', text: 'This link is used.' })
    notices.keepForNextPage()
    notices.turnPage()
    expect(texts(notices)).toEqual(['This link is used.'])
    notices.turnPage()
    expect(texts(notices)).toEqual([])
  })

  it('notifies its subscribers until they unsubscribe', () => {
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
