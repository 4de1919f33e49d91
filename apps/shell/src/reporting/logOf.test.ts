import { pushLog } from '@saywright/api/contract'
import { aClient, fakeTransport } from '@saywright/api/testing'
import { expect, it, vi } from 'vitest'
import { logOf } from './reporterOf.js'

it('A-035 pushes each distinct line once, without showing it', async () => {
  const onPending = vi.fn()
  const onError = vi.fn()
  const transport = fakeTransport().fail(pushLog, 'network')
  const log = logOf(aClient(transport, { onPending, onError }))
  for (const line of ['No words for tags:tts', 'No words for tags:tts', 'No words for tags:asr']) log(line)
  await vi.waitFor(() => expect(transport.calls(pushLog)).toHaveLength(2))
  expect(transport.calls(pushLog).map(({ body }) => body)).toEqual([
    { level: 'warning', message: 'No words for tags:tts' },
    { level: 'warning', message: 'No words for tags:asr' },
  ])
  expect(onPending).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})
