import { expect, it } from 'vitest'
import { libraryRules } from './libraryRules.js'
import { sentencesOfRule } from './sentencesOfRule.js'
import { valueOfRule } from './valueOfRule.js'

it.each(libraryRules('fr').map(({ name }) => name))('draws sentences that have a value: <%s>', (name) => {
  const sentences = sentencesOfRule('fr', name, { limit: 4, seed: 7 })
  expect(sentences).toHaveLength(4)
  expect(sentences).toEqual(sentencesOfRule('fr', name, { limit: 4, seed: 7 }))
  for (const sentence of sentences) expect(valueOfRule('fr', name, sentence)).toBeDefined()
})
