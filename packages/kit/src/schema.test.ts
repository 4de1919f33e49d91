import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exportSchema } from './testing/exportSchema.js'

it('publishes the schema of the layout that it opens', () => {
  const published = readFileSync(new URL('../export.schema.json', import.meta.url), 'utf8')
  expect(JSON.parse(published)).toEqual(exportSchema())
})
