import { expect, it } from 'vitest'
import { endpoints } from '../contract/endpoints.js'
import type { ApiError } from '../contract/kernel/errors.js'
import { createClient } from './createClient.js'

// The test server answers an unknown path with its page: enough to see the bytes leave and the response be refused.
it('reports how much of an upload was sent, never decreasing', async () => {
  const shares: number[] = []
  const client = createClient({ baseUrl: `${location.origin}/nowhere` })
  const body = { name: 'long.wav', file: new Blob([new Uint8Array(4_000_000)], { type: 'audio/wav' }) }
  const error = await client
    .send(endpoints.uploadAudioFile, { params: { id: 7 }, body, onProgress: (share) => shares.push(share) })
    .catch((thrown: ApiError) => thrown)
  expect(error).toMatchObject({ kind: expect.stringMatching(/^(notFound|contract|refused|server)$/) })
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

it('stops an upload that is aborted', async () => {
  const stop = new AbortController()
  const client = createClient({ baseUrl: `${location.origin}/nowhere` })
  const sent = client.send(endpoints.uploadAudioFile, {
    params: { id: 7 },
    body: { name: 'long.wav', file: new Blob([new Uint8Array(8_000_000)]) },
    signal: stop.signal,
    onProgress: () => stop.abort(),
  })
  stop.abort()
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' })
})
