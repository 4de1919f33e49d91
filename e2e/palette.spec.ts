import { aPerson, createProject, enter } from './support/person.ts'
import { grammar, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('a model of any project is found by its name in the console, and opens in the studio', async ({
  page,
}) => {
  await enter(page, aPerson())
  await createProject(page, 'Attic', `Halden Palette ${Date.now()}`)
  const writing = await openStudio(page, 'Attic')
  await writeModel(writing, 'robot-en', grammar)
  await writing.close()

  await page.keyboard.press('Control+K')
  await page.getByRole('combobox').fill('OBOT')
  const model = page.getByRole('option', { name: /robot-en.*Attic/ })
  await expect(model).toBeVisible()
  const [studio] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await studio.waitForURL(/studio\.localhost.*\/voice-commands\/\d+$/)
  await expect(studio.getByRole('textbox', { name: 'Grammar' })).toContainText('drive')
})
