import { expect, it } from 'vitest'
import { anOutgoingCall, failing } from '../testing/anOutgoingCall.js'
import { trackSessionEnd } from './trackSessionEnd.js'

it('knows the session that a call is ending, until the call is over', async () => {
  const { track, isEnding } = trackSessionEnd()
  const ending = anOutgoingCall({ input: { endsSession: true }, token: 'a' })
  await track(ending, async () => {
    expect(['a', 'b', undefined].map(isEnding)).toEqual([true, false, false])
    await track(anOutgoingCall({ token: 'b' }), async () => expect(isEnding('a')).toBe(true))
  })
  expect(isEnding('a')).toBe(false)
  await expect(track(ending, failing('server'))).rejects.toThrow()
  expect(isEnding('a')).toBe(false)
})
