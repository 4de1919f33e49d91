import { expect, it } from 'vitest'
import { createFairQueue, type FairQueue } from './fairQueue.js'

const anyone = () => true

/** Everything that waits, in the order in which it is served. */
function serveAll(queue: FairQueue<string>) {
  const served: string[] = []
  for (let next = queue.take(anyone); next; next = queue.take(anyone)) {
    served.push(next.item)
    queue.endTurn(next.caller)
  }
  return served
}

function aQueue(...items: readonly string[]) {
  const queue = createFairQueue<string>()
  for (const item of items) queue.add(item.charAt(0), item)
  return queue
}

it('serves callers in turn, and the items of each in their order', () => {
  expect(serveAll(aQueue('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('passes over callers who may have no turn, who keep their place', () => {
  const queue = aQueue('a1', 'b1', 'c1')
  expect(queue.take((caller) => caller !== 'a')).toEqual({ caller: 'b', item: 'b1' })
  expect(serveAll(queue)).toEqual(['a1', 'c1'])
})

it('puts a caller who had a turn elsewhere behind all others', () => {
  const queue = aQueue('a1', 'b1')
  queue.endTurn('a')
  expect(serveAll(queue)).toEqual(['b1', 'a1'])
})

it('counts what waits, without what was removed', () => {
  const queue = aQueue('a1', 'a2', 'b1')
  queue.remove('a', 'a1')
  queue.remove('a', 'a1')
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('c')]).toEqual([2, 1, 0])
  expect(serveAll(queue)).toEqual(['a2', 'b1'])
})
