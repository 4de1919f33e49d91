import { expect, test } from 'vitest'
import { trySentence } from '../answers/trySentence.js'
import { grammarState } from '../grammar/grammarState.js'
import { nearestPlace } from './nearestPlace.js'

const { analysis: grammar } = grammarState(`#BNF+EM V2.1;
!grammar lamps;
!start <order>;
<order>: switch ( on | off )
         the lamp;
`)

const placeOf = (sentence: string) => {
  const place = nearestPlace(trySentence(grammar, sentence, {})!)
  return place && [place.line, grammar.source.slice(place.from, place.to)]
}

test.each([
  ['leaves the grammar at its second word', 'switch of the lamp', [4, 'on']],
  ['leaves the grammar in the next line', 'switch on lamp', [5, 'the']],
  ['has nothing of the grammar', 'hello', [4, 'switch']],
  ['belongs to the grammar', 'switch on the lamp', [4, 'switch']],
])('a sentence that %s', (_, sentence, place) => expect(placeOf(sentence)).toEqual(place))

test('gives no place for a sentence that continues after the end of the grammar', () => {
  expect(placeOf('switch on the lamp please')).toBeUndefined()
})
