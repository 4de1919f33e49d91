import { aHypothesis, anAudioAsset, aRecognition } from '@saywright/api/testing'
import { expect, it, vi } from 'vitest'
import { projectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { listenTo } from './listenTo.js'

const said = (text: string) => aRecognition({ hypotheses: [aHypothesis({ text })] })
const files = [1, 2, 3, 4, 5].map((id) => projectAudioFile(anAudioAsset({ id })))

it('listens to two at a time, in their order, and each fails by itself', async () => {
  const seen: string[] = []
  let [now, most] = [0, 0]
  await listenTo(files, {
    signal: new AbortController().signal,
    recognize: async ({ id }) => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve))
      now -= 1
      if (id === 2) throw new Error('The voice service is away')
      if (id === 3) return aRecognition({ rejected: true, refusal: 'no_speech', hypotheses: [] })
      return said(`sentence ${id}`)
    },
    onHeard: ({ id }, heard) =>
      seen.push(`${id} ${heard.status === 'heard' ? heard.sentence : heard.status}`),
  })
  expect(most).toBe(2)
  expect(seen.filter((line) => line.includes('listening'))).toEqual(
    [1, 2, 3, 4, 5].map((id) => `${id} listening`),
  )
  expect(seen.filter((line) => !line.includes('listening')).toSorted()).toEqual([
    '1 sentence 1',
    '2 failed',
    '3 refused',
    '4 sentence 4',
    '5 sentence 5',
  ])
})

it('reports nothing after it was stopped', async () => {
  const controller = new AbortController()
  const seen: string[] = []
  await listenTo(files, {
    signal: controller.signal,
    maxConcurrent: 1,
    recognize: async ({ id }) => {
      if (id === 2) controller.abort()
      return said('something')
    },
    onHeard: ({ id }, { status }) => seen.push(`${id} ${status}`),
  })
  expect(seen).toEqual(['1 listening', '1 heard', '2 listening'])
})

it('keeps why a recording was refused, with the sentence that was not sure enough', async () => {
  const unsure = aHypothesis({ text: 'pick two', confidence: 247 })
  const onHeard = vi.fn()
  await listenTo(files.slice(0, 1), {
    signal: new AbortController().signal,
    recognize: async () =>
      aRecognition({ rejected: true, refusal: 'below_threshold', threshold: 5700, hypotheses: [unsure] }),
    onHeard,
  })
  expect(onHeard).toHaveBeenLastCalledWith(files[0], {
    status: 'refused',
    refusal: 'below_threshold',
    sentence: 'pick two',
    confidence: 247,
    threshold: 5700,
  })
})
