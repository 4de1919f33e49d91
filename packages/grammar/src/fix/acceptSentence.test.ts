import { expect, it } from 'vitest'
import { acceptSentence, analyze, applyEdits } from '../index.js'
import { grammarOf } from '../testing/compiled.js'
import { picking, pickingSlots } from '../testing/picking.js'

it('adds an alternative beside the word that was expected', () => {
  const edits = acceptSentence(analyze(picking), 'pick two off aisle seven', { slots: pickingSlots })
  expect(applyEdits(picking, edits ?? [])).toBe(picking.replace('[from]', '[from | off]'))
})

it.each([
  ['open the door', 'open the gate', 'open the (door | gate)'],
  ['open the door', 'open door', 'open [the] door'],
  ['open the door', 'open the door now', 'open the door [now]'],
  ['open the door', 'please open the door', '[please] open the door'],
])('changes “%s” to accept “%s”', (body, sentence, expected) => {
  const source = grammarOf(body)
  const edits = acceptSentence(analyze(source), sentence)
  expect(applyEdits(source, edits ?? [])).toBe(grammarOf(expected))
  expect(analyze(grammarOf(expected)).problems).toEqual([])
})

it.each([
  ['is accepted already', grammarOf('open'), 'open'],
  ['would change a phrase', grammarOf('go "front door"'), 'go front gate'],
  ['would leave a grammar that can match silence', grammarOf('[please now] stop'), 'please now'],
  ['stands in a source that takes long to read', `${grammarOf('open')}// ${'x'.repeat(200_000)}`, 'open it'],
  ['would change a slot', grammarOf('go <where>', '!slot <where>;\n<where>: left;'), 'go right'],
])('offers nothing when the sentence %s', (_, source, sentence) => {
  expect(acceptSentence(analyze(source), sentence)).toBeUndefined()
})
