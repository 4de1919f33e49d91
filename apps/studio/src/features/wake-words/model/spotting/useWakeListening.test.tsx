import type { WakeWordLists } from '@saywright/api/client'
import { ApiError, type WakeListeningEvent } from '@saywright/api/contract'
import { aWakeWordModel } from '@saywright/api/testing'
import { aVoice, type FakeMicrophone, fakeMicrophone } from '@saywright/audio/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { withWord } from '../words/changeWords.js'
import { newWord } from '../words/EditedWord.js'
import { contentOf } from '../words/WordsContent.js'
import { useWakeListening } from './useWakeListening.js'

let microphone: FakeMicrophone | undefined
afterEach(() => microphone?.restore())

const content = contentOf(aWakeWordModel())

/** A connection whose other side is the test. */
function aConnection() {
  let reject: (error: ApiError) => void = () => {}
  const over = new Promise<void>((_, refuse) => {
    reject = refuse
  })
  const hear = vi.fn()
  const changeWords = vi.fn()
  const close = vi.fn()
  let tell: (event: WakeListeningEvent) => void = () => {}
  const listen = vi.fn((_: WakeWordLists, onEvent: (event: WakeListeningEvent) => void) => {
    tell = onEvent
    return { hear, changeWords, close, over }
  })
  return {
    listen,
    hear,
    changeWords,
    close,
    fail: (error: ApiError) => reject(error),
    tell: (event: WakeListeningEvent) => tell(event),
  }
}

async function aListening(options: Parameters<typeof fakeMicrophone>[0] = { samples: aVoice(4) }) {
  microphone = fakeMicrophone(options)
  const connection = aConnection()
  const hook = await renderHook((words = content) => useWakeListening(connection.listen, words), {
    initialProps: content,
  })
  hook.result.current.start()
  return { ...connection, ...hook, state: () => hook.result.current.listening }
}

it('connects once the microphone is open, sends its sound, and draws what is detected', async () => {
  const { listen, hear, tell, state, result, close } = await aListening()
  await expect.poll(() => hear.mock.calls.length).toBeGreaterThan(0)
  expect(listen.mock.calls[0]?.[0].positive_words).toEqual([{ text: 'Hello Halden' }])
  tell({ type: 'ready', data: { sample_rate: 16_000, quality: 'good' } })
  tell({ type: 'scores', data: { start_ms: 0, step_ms: 100, scores: [0, 8200] } })
  await expect.poll(() => state()).toMatchObject({ status: 'listening', quality: 'good' })
  result.current.stop()
  await expect
    .poll(() => state())
    .toMatchObject({ status: 'stopped', trail: { sounds: [{ scores: [0, 8200] }] } })
  expect(close).toHaveBeenCalledTimes(1)
  expect(microphone?.openCount()).toBe(0)
})

it('listens for changed words from then on', async () => {
  const { changeWords, listen, rerender } = await aListening()
  await expect.poll(() => listen.mock.calls.length).toBe(1)
  await rerender(withWord(content, 'wake', newWord('dis Halden')))
  await expect.poll(() => changeWords.mock.calls.at(-1)?.[0].positive_words.length).toBe(2)
})

it('says why it stopped, and closes the microphone', async () => {
  const { listen, fail, state } = await aListening()
  await expect.poll(() => listen.mock.calls.length).toBe(1)
  fail(new ApiError({ kind: 'server', status: 503, code: 'voice_unavailable' }))
  await expect.poll(() => state()).toMatchObject({ status: 'failed', problem: 'down' })
  expect(microphone?.openCount()).toBe(0)
})

it('opens no connection without a microphone', async () => {
  const { listen, state } = await aListening({ error: 'NotAllowedError' })
  await expect.poll(() => state()).toEqual({ status: 'blocked', problem: 'denied' })
  expect(listen).not.toHaveBeenCalled()
})
