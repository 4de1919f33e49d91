import { expect, it } from 'vitest'
import { createKeyedQueue } from './keyedQueue.js'

/** Work that ends on command, in the order in which it began. */
function manual() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { begun, work, end }
}

const asker = (accountId: number, { signal } = new AbortController()) => ({ accountId, signal })

it('lets a caller with much work delay another by one piece only', async () => {
  const turns = createKeyedQueue(1, 5)
  const { begun, work, end } = manual()
  const all = ['a1', 'a2', 'a3'].map((name) => turns(asker(1), work(name)))
  await end('')
  all.push(turns(asker(2), work('b1')))
  await end('a1')
  await end('b1')
  await end('a2')
  await end('a3')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
})

it('several owners are served at the same time, up to the limit', async () => {
  const turns = createKeyedQueue(2, 5)
  const { begun, work, end } = manual()
  const all = [1, 1, 2, 3].map((owner, at) => turns(asker(owner), work(`${owner}.${at}`)))
  await end('')
  expect(begun).toEqual(['1.0', '2.2'])
  for (const name of ['2.2', '1.0', '3.3', '1.1']) await end(name)
  await Promise.all(all)
  expect(begun).toEqual(['1.0', '2.2', '3.3', '1.1'])
})

it('more than may wait is refused, and work that fails gives its turn on', async () => {
  const turns = createKeyedQueue(1, 2)
  const failing = turns(asker(1), async () => Promise.reject(new Error('broken')))
  const waiting = turns(asker(1), async () => 'done')
  await expect(turns(asker(1), async () => 'one too many')).rejects.toMatchObject({ code: 'too_many' })
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
  expect(await turns(asker(1), async () => 'again')).toBe('again')
})

it('does not start work whose caller is gone', async () => {
  const turns = createKeyedQueue(1, 5)
  const { begun, work, end } = manual()
  const gone = new AbortController()
  const all = [
    turns(asker(1), work('first')),
    turns(asker(1, gone), work('own')),
    turns(asker(2, gone), work('other')),
  ]
  const settled = Promise.allSettled(all)
  const last = turns(asker(3), work('last'))
  await end('')
  gone.abort()
  await end('first')
  const done = await settled
  expect(done.map((result) => (result.status === 'rejected' ? result.reason.code : 'done'))).toEqual([
    'done',
    'replaced',
    'replaced',
  ])
  await end('last')
  expect([await last, begun]).toEqual(['last', ['first', 'last']])
})
