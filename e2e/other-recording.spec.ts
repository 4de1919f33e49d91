import { aPerson, createProject, enter } from './support/person.ts'
import { grammar, openStudio, speak, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('another recording in the same journey gives no such sentence', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Warehouse voice picking', `Halden Other ${Date.now()}`)
  const studio = await openStudio(page, 'Warehouse voice picking')
  // A command of one short word may be heard in any speech, and says nothing about the sentences of the journey.
  await writeModel(studio, 'robot-en', grammar.replace(' | stop', ''))
  await speak(studio)
  // Speech may be over before a slow browser listens.
  await expect(studio.getByText(/^(Not recognized|Nothing was heard)$/)).toBeVisible({ timeout: 30_000 })
  await expect(studio.getByText('Recognized', { exact: true })).toHaveCount(0)
})
