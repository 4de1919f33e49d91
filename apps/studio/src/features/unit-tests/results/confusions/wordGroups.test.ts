import { analyze } from '@saywright/grammar'
import { expect, test } from 'vitest'
import { lineOfWords, wordGroups } from './wordGroups.js'

const { compiled } = analyze(`#BNF+EM V2.1;
!grammar picking;
!start <order>;
!slot <dock>;
<order>: pick from aisle <aisle> | go to the dock at once <dock>;
<aisle>: <low>
       | forty one;
<low>: five | nine;
`)
const slots = { dock: ['north', 'south'] }

test('are the alternatives of short rules and the values of slots, in their order', () => {
  expect(wordGroups(compiled, slots)).toEqual([
    { name: '<aisle>', isSlot: false, words: ['five', 'forty one', 'nine'] },
    { name: '<low>', isSlot: false, words: ['five', 'nine'] },
    { name: '<dock>', isSlot: true, words: ['north', 'south'] },
  ])
})

test('have a line of the text, values of slots none', () => {
  const [aisle, , dock] = wordGroups(compiled, slots)
  expect(lineOfWords(compiled, aisle!, 'forty one', slots)).toBe(7)
  expect(lineOfWords(compiled, aisle!, 'nine', slots)).toBe(8)
  expect(lineOfWords(compiled, dock!, 'north', slots)).toBeUndefined()
})
