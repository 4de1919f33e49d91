import type { SpeechHypothesis, SpeechRecognition } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { recognitionResponse, type SentenceEntity } from './recognitionResponse.js'

const word = (word: string, start_ms: number, end_ms: number) => ({ word, start_ms, end_ms, score: 0.9 })
const heard: SpeechHypothesis = {
  text: 'lights in the living room off',
  confidence: 8000,
  words: [
    word('lights', 100, 400),
    word('in', 400, 500),
    word('the', 500, 600),
    // A word of the grammar may be two of the sentence.
    word('living room', 600, 1200),
    word('off', 1200, 1500),
  ],
}
const recognition = { rejected: false, hypotheses: [heard], threshold: 5000, single_hypothesis: true }
const entity = (
  name: string,
  text: string,
  [from, to]: readonly [number, number],
  entities: SentenceEntity[] = [],
) => ({ name, value: text, text, from, to, entities })

it('places entities in the recording by the words that they cover, and those inside them alike', () => {
  const meaning = {
    intent: 'SWITCH',
    entities: [
      entity('place', 'in the living room', [1, 5], [entity('room', 'living room', [3, 5])]),
      entity('state', 'off', [5, 6]),
    ],
  }
  const read = [{ isMatched: true, tags: [], meaning }]
  const { hypotheses } = recognitionResponse(recognition as SpeechRecognition, [heard], read)
  expect(hypotheses).toMatchObject([
    {
      intent: 'SWITCH',
      entities: [
        {
          name: 'place',
          start_ms: 400,
          end_ms: 1200,
          entities: [{ name: 'room', start_ms: 600, end_ms: 1200 }],
        },
        { name: 'state', start_ms: 1200, end_ms: 1500, entities: [] },
      ],
    },
  ])
})

it('says of a sentence that is not in the grammar that it means nothing', () => {
  const read = [{ isMatched: false, tags: [] }]
  const { rejected, hypotheses } = recognitionResponse(recognition as SpeechRecognition, [heard], read)
  expect(rejected).toBe(true)
  expect(hypotheses).toMatchObject([{ intent: null, entities: [] }])
})
