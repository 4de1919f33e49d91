import { expect, it } from 'vitest'
import type { WakeListeningEvent } from '../contract/models/wake-words/listening.js'
import { listenToWakeWords } from './listenToWakeWords.js'
import { aSocketClient } from './testing/fakeSocket.js'

const address = 'https://example.com/api/v3/projects/7/wake-words/21/listen'

function aWakeListening(status?: number) {
  const { client, ...sides } = aSocketClient(status)
  const events: WakeListeningEvent[] = []
  const listening = listenToWakeWords(client, {
    params: { id: 7, modelId: 21 },
    onEvent: (event) => events.push(event),
  })
  return { ...sides, events, listening }
}

it('sends the edited words before the sound', () => {
  const { socket, opened, listening } = aWakeListening()
  expect(opened).toEqual([address, ['saywright.wake', 'bearer.secret']])
  listening.changeWords({
    positive_words: [{ text: 'Hello Halden', phonemes: '[hə][ˈloʊ]' }],
    negative_words: [],
  })
  listening.hear(Float32Array.of(0, 0.5))
  socket.onopen()
  const [words, sound] = socket.sent
  expect(JSON.parse(words as string)).toEqual({
    type: 'words',
    data: { positive_words: [{ text: 'Hello Halden', phonemes: '[hə][ˈloʊ]' }], negative_words: [] },
  })
  expect([...new Int16Array(sound as ArrayBuffer)]).toEqual([0, 16_384])
})

it('reports scores and heard words until the server ends', async () => {
  const { socket, events, listening } = aWakeListening()
  socket.onopen()
  socket.say('ready', { sample_rate: 16_000 })
  socket.say('scores', { start_ms: 0, step_ms: 100, scores: [0, 8200] })
  socket.say('heard', { word: 'Hello Halden', role: 'wake', start_ms: 0, end_ms: 200, score: 8200 })
  socket.say('heard', { word: 'Hello Halden', role: 'neither', start_ms: 0, end_ms: 200, score: 8200 })
  socket.say('ended', { reason: 'idle' })
  await listening.over
  expect(events.map(({ type }) => type)).toEqual(['ready', 'scores', 'heard', 'ended'])
  expect(socket.isClosed).toBe(true)
})

it('asks by a plain call why it was refused', async () => {
  const { socket, called, listening } = aWakeListening(404)
  socket.onclose()
  await expect(listening.over).rejects.toMatchObject({ kind: 'notFound' })
  expect(called).toEqual([address])
})
