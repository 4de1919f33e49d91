import { aColleague } from './support/colleague.ts'
import { aPerson, createProject, enter, leaveWelcome } from './support/person.ts'
import { grammar, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('two people write one grammar: the second sees both texts, merges them, and nothing is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, aPerson())
  await createProject(page, 'Robot', `Halden Together ${Date.now()}`)
  await page.goto('/projects')
  const first = await openStudio(page, 'Robot')
  await writeModel(first, 'Robot', grammar)

  const { theirs, close } = await aColleague(page, 'Robot', { browser, baseURL })
  await theirs.goto('/projects')
  await leaveWelcome(theirs)
  const studio = await openStudio(theirs, 'Robot')
  await studio.goto(first.url())
  const write = async (tab: typeof first, key: string, text: string) => {
    await tab.getByRole('textbox', { name: 'Grammar' }).click()
    await tab.keyboard.press(key)
    await tab.keyboard.insertText(text)
    await expect(tab.getByText('Unsaved changes')).toBeVisible()
  }
  await write(first, 'Control+End', '// theirs\n')
  await write(studio, 'Control+Home', '// mine\n')
  await first.keyboard.press('Control+S')
  await expect(first.getByText('Saved', { exact: true })).toBeVisible()

  await studio.keyboard.press('Control+S')
  const dialog = studio.getByRole('alertdialog')
  await expect(dialog.getByText(/MOREAU Camille saved revision 3/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge by hand' }).click()
  await studio.getByRole('button', { name: 'Continue in the editor' }).click()
  const text = studio.getByRole('textbox', { name: 'Grammar' })
  await expect(text).toContainText('// mine')
  await expect(text).toContainText('// theirs')
  await studio.keyboard.press('Control+S')
  await expect(studio.getByText('Saved', { exact: true })).toBeVisible()

  // A window without changes gets it at once; every save is a version.
  await expect(first.getByRole('textbox', { name: 'Grammar' })).toContainText('// mine')
  await first.getByRole('link', { name: 'Versions' }).click()
  await expect(first.getByText('4 versions')).toBeVisible()
  await expect(first.getByText('BECKER Tom').first()).toBeVisible()
  await close()
})
