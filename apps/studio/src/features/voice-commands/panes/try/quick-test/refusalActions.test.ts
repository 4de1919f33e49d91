import type { Refusal } from '@saywright/api/contract'
import { expect, test } from 'vitest'
import { type RefusalAction, refusalActions } from './refusalActions.js'

const everything = () => true
const allBut = (...missing: readonly RefusalAction[]) => {
  return (action: RefusalAction) => !missing.includes(action)
}

test.each<[Refusal, readonly RefusalAction[]]>([
  ['no_speech', ['other', 'microphone']],
  ['no_sentence', ['write', 'nearest', 'again']],
  ['below_threshold', ['other', 'threshold', 'again']],
  ['too_short', ['other']],
  ['clipped', ['other', 'level']],
  ['cut_off', ['other', 'playCut']],
])('%s offers its own next steps', (refusal, actions) => {
  expect(refusalActions(refusal, everything)).toEqual(actions)
})

test.each<[string, Refusal, RefusalAction[], readonly RefusalAction[]]>([
  ['a file has no microphone', 'no_speech', ['microphone'], ['other']],
  ['nothing is near', 'no_sentence', ['nearest'], ['write', 'other', 'again']],
  ['the grammar cannot be changed', 'no_sentence', ['write', 'nearest'], ['other', 'again']],
  ['the settings cannot be changed', 'below_threshold', ['threshold'], ['other', 'again']],
  ['the recording is not loaded', 'cut_off', ['playCut'], ['other']],
])('%s: what is impossible is absent', (_, refusal, missing, actions) => {
  expect(refusalActions(refusal, allBut(...missing))).toEqual(actions)
})
