import { expect, test } from 'vitest'
import { createTourProgress } from './tourProgress.js'

function aDevice(kept: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(kept))
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  return { items, open: () => createTourProgress(() => storage) }
}

test('an event counts once its tour has begun, once, and in its project alone', () => {
  const { items, open } = aDevice()
  const progress = open()
  let told = 0
  progress.subscribe(() => told++)
  progress.note(7, 'tried')
  expect(items.size).toBe(0)
  progress.begin(7)
  progress.note(7, 'tried')
  progress.note(7, 'tried')
  expect(progress.read(7).done).toEqual(['tried'])
  expect(progress.read(8).done).toEqual([])
  expect(told).toBe(1)
})

test('resumes an interrupted tour at the same step', () => {
  const { open } = aDevice()
  const before = open()
  before.begin(7)
  before.note(7, 'read')
  before.change(7, { isLeft: true })
  expect(open().read(7)).toEqual({ done: ['read'], isLeft: true, isEnded: false })
})

test.each(['', 'null', '[]', '{"done":"read","isLeft":1}', '{"done":["flown"]}'])(
  'restarts from the stored value %j',
  (kept) => {
    const { open } = aDevice({ saywright_sample_tour_7: kept })
    expect(open().read(7)).toEqual({ done: [], isLeft: false, isEnded: false })
  },
)

test('continues for the life of the page when nothing can be stored', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const progress = createTourProgress(() => ({ getItem: () => null, setItem }))
  progress.begin(7)
  progress.note(7, 'read')
  progress.note(7, 'tried')
  expect(progress.read(7).done).toEqual(['read', 'tried'])
})
