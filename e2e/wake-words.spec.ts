import { countPointers, tabTo, tabToElement } from './support/keyboard.ts'
import { aPerson, createProject, enter } from './support/person.ts'
import { chooseLanguage } from './support/session.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('a French wake word is made by keyboard alone', async ({ page, context }) => {
  await enter(page, aPerson())
  await chooseLanguage(page, 'Français')
  await createProject(page, 'Standard', `Halden Réveil ${Date.now()}`)
  const studio = await openStudio(page, 'Standard')
  const pointers = await countPointers(context)
  await studio.reload()
  await tabTo(studio, 'Nouveau modèle')
  await studio.keyboard.press('Enter')
  // Another one says for a moment that its part is loading.
  const dialog = studio.getByRole('dialog', { name: /^Nouveau/ })
  await expect(dialog).toBeVisible()
  await tabTo(studio, 'Commandes vocales')
  await tabToElement(studio, dialog.getByRole('radio', { name: /^Mot de réveil/ }), 'ArrowDown')
  await tabTo(studio, 'Langue')
  await studio.keyboard.press('Enter')
  await tabToElement(studio, studio.getByRole('option', { name: 'Français - France' }), 'ArrowDown')
  await studio.keyboard.press('Enter')
  await tabTo(studio, 'Nom')
  await studio.keyboard.type('reveil-fr')
  await studio.keyboard.press('Enter')

  await expect(dialog).toBeHidden()
  await tabTo(studio, 'Ajouter un mot de réveil')
  await studio.keyboard.press('Enter')
  await studio.keyboard.type('bonjour maison')
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('img', { name: /^Note\s: \d+ sur 100$/ })).toBeVisible()
  const proposed = studio.getByRole('list', { name: 'Suggestions' }).getByRole('button').first()
  await tabToElement(studio, proposed)
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('list', { name: 'Mots à ignorer' }).getByRole('listitem')).toHaveCount(1)
  await studio.keyboard.press('Control+S')
  await expect(studio.getByText('Enregistré', { exact: true })).toBeVisible()
  expect(pointers()).toBe(0)
})
