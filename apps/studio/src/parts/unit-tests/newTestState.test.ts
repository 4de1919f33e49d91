import { limits } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { newTestState, sentencesOfState } from './newTestState.js'

it('keeps as many sentences as can be spoken at a time', () => {
  const many = Array.from({ length: 70 }, (_, at) => `go ${at}`)
  const first = many.slice(0, limits.sentencesOfTestAudio)
  expect(newTestState(many)).toEqual({ sentences: first })
  expect(sentencesOfState({ sentences: many })).toEqual(first)
})

it.each([[null], [undefined], ['go'], [{}], [{ sentences: 'go' }], [{ sentences: ['go', 1] }]])(
  'takes no sentence from %j',
  (state) => expect(sentencesOfState(state)).toEqual([]),
)
