import { expect, test } from 'vitest'
import { ageOf } from './ageOf.js'

const now = new Date('2026-11-22T15:00:00.000Z')

test.each([
  ['2026-11-22T14:59:40.000Z', 'this minute', 'cette minute-ci'],
  ['2026-11-22T14:15:00.000Z', '45 minutes ago', 'il y a 45 minutes'],
  ['2026-11-22T12:30:00.000Z', '2 hours ago', 'il y a 2 heures'],
  ['2026-11-21T12:30:00.000Z', 'yesterday', 'hier'],
  ['2026-11-02T12:30:00.000Z', '20 days ago', 'il y a 20 jours'],
  // The clock of the server may be ahead.
  ['2026-11-22T15:00:30.000Z', 'this minute', 'cette minute-ci'],
])('%s is %s', (moment, english, french) => {
  expect([ageOf(moment, now, 'en-US'), ageOf(moment, now, 'fr-FR')]).toEqual([english, french])
})
