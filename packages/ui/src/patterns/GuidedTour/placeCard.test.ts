import { expect, it } from 'vitest'
import { placeCard } from './placeCard.js'

const window = { width: 1600, height: 1000 }
const card = { width: 320, height: 220 }

it.each([
  ['below a row', { x: 284, y: 380, width: 920, height: 66 }, { side: 'below', x: 284, y: 470, notch: 44 }],
  ['above at the lower edge', { x: 284, y: 880, width: 920, height: 66 }, { side: 'above', y: 636 }],
  [
    'after a tall menu',
    { x: 0, y: 0, width: 236, height: 1000 },
    { side: 'after', x: 260, y: 12, notch: 32 },
  ],
  ['before a tall panel', { x: 1300, y: 0, width: 300, height: 1000 }, { side: 'before', x: 956 }],
  ['over what fills the window', { x: 0, y: 0, width: 1600, height: 1000 }, { side: 'over', y: 756 }],
  [
    'inside the window at the right edge',
    { x: 1560, y: 20, width: 32, height: 32 },
    { side: 'below', x: 1268, notch: 298 },
  ],
])('is %s', (_, target, place) => {
  expect(placeCard(target, card, window)).toMatchObject(place)
})
