import { aSoundFile } from '@saywright/audio/testing'
import { expect, it } from 'vitest'
import { startDecodingThread } from './decodingThread.js'

it('ends with a file that takes too long', async () => {
  const thread = startDecodingThread(1)
  expect(thread.isAlive).toBe(true)
  const decoded = thread.decode({ bytes: aSoundFile('ogg', 10), maxSeconds: 10 })
  await expect(decoded).rejects.toMatchObject({ reason: 'unreadable' })
  expect(thread.isAlive).toBe(false)
  const next = thread.decode({ bytes: aSoundFile('wav', 1), maxSeconds: 10 })
  await expect(next).rejects.toMatchObject({ reason: 'unreadable' })
})
