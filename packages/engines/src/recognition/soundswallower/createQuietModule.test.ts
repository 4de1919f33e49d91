import { expect, it } from 'vitest'
import { createQuietModule } from './createQuietModule.js'
import { modelBase } from './models.js'

it('leaves the uncaught exceptions of the process alone', async () => {
  const before = process.listeners('uncaughtException')
  await createQuietModule({ defaultModel: 'en-us', modelBase })
  expect(process.listeners('uncaughtException')).toEqual(before)
})
