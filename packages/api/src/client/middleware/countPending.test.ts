import { expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../contract/kernel/errors.js'
import { anOutgoingCall } from '../testing/anOutgoingCall.js'
import { countPending } from './countPending.js'

/** Calls whose end the test decides, and the counts that were reported. */
function aCounter() {
  const counts: number[] = []
  const step = countPending((count) => counts.push(count))
  const begin = (quiet?: boolean) => {
    let end: (kind?: ApiErrorKind) => void = () => {}
    const ended = new Promise<void>((resolve, reject) => {
      end = (kind) => (kind ? reject(new ApiError({ kind })) : resolve())
    })
    const done = step(anOutgoingCall({ input: { quiet } }), () => ended).catch(() => {})
    return async (kind?: ApiErrorKind) => {
      end(kind)
      await done
    }
  }
  return { counts, begin }
}

it('counts calls under way, but not quiet ones', async () => {
  const { counts, begin } = aCounter()
  const calls = [begin(), begin(true), begin()]
  for (const end of calls) await end()
  expect(counts).toEqual([1, 2, 1, 0])
})

it.each([true, false])('returns to 0 with any failure, quiet: %s', async (quiet) => {
  const { counts, begin } = aCounter()
  const [endFirst] = [begin(), begin()]
  await begin(quiet)('server')
  expect(counts.at(-1)).toBe(0)
  await endFirst?.()
  expect(counts.at(-1)).toBe(0)
})

it('keeps the others when a call is aborted', async () => {
  const { counts, begin } = aCounter()
  const [, endSecond] = [begin(), begin()]
  await endSecond?.('aborted')
  expect(counts).toEqual([1, 2, 1])
})
