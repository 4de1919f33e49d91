import type { Refusal } from '@saywright/api/contract'
import { expect, test } from 'vitest'
import { type RefusalAction, refusalActions } from './refusalActions.js'

const everything = () => true
const allBut = (...missing: readonly RefusalAction[]) => {
  return (action: RefusalAction) => !missing.includes(action)
}

test.each<[Refusal, readonly RefusalAction[]]>([
  ['no_speech', ['other', 'microphone', 'unitTest']],
  ['no_sentence', ['write', 'nearest', 'again', 'unitTest']],
  ['below_threshold', ['other', 'unitTest', 'threshold', 'again']],
  ['too_short', ['other', 'unitTest']],
  ['clipped', ['other', 'level', 'unitTest']],
  ['cut_off', ['other', 'playCut', 'unitTest']],
])('%s offers its own next steps', (refusal, actions) => {
  expect(refusalActions(refusal, everything)).toEqual(actions)
})

test.each<[string, Refusal, RefusalAction[], readonly RefusalAction[]]>([
  ['a file has no microphone', 'no_speech', ['microphone'], ['other', 'unitTest']],
  ['nothing is near', 'no_sentence', ['nearest'], ['write', 'other', 'again', 'unitTest']],
  ['the grammar cannot be changed', 'no_sentence', ['write', 'nearest'], ['other', 'again', 'unitTest']],
  ['the settings cannot be changed', 'below_threshold', ['threshold'], ['other', 'unitTest', 'again']],
  ['the recording is not loaded', 'cut_off', ['playCut'], ['other', 'unitTest']],
  ['the unit tests are not known', 'too_short', ['unitTest'], ['other']],
])('%s: what is impossible is absent', (_, refusal, missing, actions) => {
  expect(refusalActions(refusal, allBut(...missing))).toEqual(actions)
})
