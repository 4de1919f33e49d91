import { technologyDifference } from '@saywright/api/contract'
import { aDeal } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { choicesOf } from './choicesOf.js'

test('takes the new resources from the request', () => {
  const deal = aDeal()
  const { asked, delivered } = choicesOf(deal)
  expect(delivered).toMatchObject({
    tech_voice_strict_commands: true,
    tech_voice_synthesis: false,
    languages_voice_strict_commands: ['French - France'],
  })
  expect(deal).toMatchObject(technologyDifference(delivered, asked))
})
