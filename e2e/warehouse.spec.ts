import type { Page } from '@playwright/test'
import { countPointers, openTab, tabTo, tabToElement } from './support/keyboard.ts'
import { aPerson, createProject, enter } from './support/person.ts'
import { account, chooseLanguage } from './support/session.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** The calls of models of voice commands in the only project of the person. */
async function modelCalls(page: Page) {
  const { headers } = await account(page)
  const projects = await (await page.request.get('/api/v3/projects/all', { headers })).json()
  const path = `/api/v3/projects/${projects.data[0].id}/voice-commands`
  return async (rest: string) => (await page.request.get(`${path}${rest}`, { headers })).json()
}

async function press(studio: Page, name: string): Promise<void> {
  await tabTo(studio, name)
  await studio.keyboard.press('Enter')
}

test('a warehouse is built from nothing in French, typed and by keyboard alone', async ({
  page,
  context,
}) => {
  await enter(page, aPerson())
  await chooseLanguage(page, 'Français')
  await createProject(page, 'Préparation vocale', `Halden Entrepôt ${Date.now()}`)
  const read = await modelCalls(page)
  const [template] = (await read('/templates?language=fra-FR')).data
  const pointers = await countPointers(context)
  await page.goto('/projects')
  await tabTo(page, 'Ouvrir le studio de Préparation vocale')
  const [studio] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible()
  await makeFrenchModel(studio)
  await typeGrammar(studio, template.grammar)

  // Two carriers of this site take the place of those that the text has by default.
  await addValues(studio, ['fret du sud', 'ligne verte'])
  await writeSuite(studio)
  await studio.keyboard.press('Control+S')
  await expect(studio.getByText('Enregistré', { exact: true })).toBeVisible()
  const [model] = (await read('')).data
  const saved = await read(`/${model.id}`)
  expect(saved.grammar).toBe(template.grammar)
  expect(saved.slots).toEqual([{ name: 'carrier', values: ['fret du sud', 'ligne verte'] }])
  expect(
    saved.suite.map(({ expect: expected, intent }: Record<string, string>) => [expected, intent]),
  ).toEqual([
    ['accept', 'DOCK'],
    ['accept', 'PICK'],
    ['refuse', undefined],
  ])

  await testByVoice(studio, ['aller à la chambre froide', 'charger fret du sud au quai quatre'])
  await expect(studio.getByText(/^\d sur 8$/)).toBeVisible({ timeout: 120_000 })
  const clear = studio.getByRole('row', {
    name: /aller-à-la-chambre-froide-hélène-(?:deep|high)-normal-none\.wav/,
  })
  await expect(clear.first()).toContainText('Bien reconnu', { timeout: 60_000 })
  expect(pointers()).toBe(0)
})

async function makeFrenchModel(studio: Page): Promise<void> {
  await press(studio, 'Nouveau modèle')
  await expect(studio.getByRole('dialog')).toBeVisible()
  await tabTo(studio, 'Nom')
  await studio.keyboard.type('entrepot-fr')
  await press(studio, 'Langue')
  await expect(studio.getByRole('listbox')).toBeVisible()
  await tabToElement(studio, studio.getByRole('option', { name: 'Français - France' }), 'ArrowDown')
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('listbox')).toBeHidden()
  // The templates are loaded with the language; none is chosen, so the grammar begins small.
  await expect(studio.getByRole('radio', { name: 'Une petite grammaire' })).toBeChecked()
  await press(studio, 'Créer le modèle')
  await expect(studio.getByRole('textbox', { name: 'Grammaire' })).toBeVisible()
}

/** The header and the imports are typed key by key, and the rest is pasted. */
async function typeGrammar(studio: Page, grammar: string): Promise<void> {
  await tabToElement(studio, studio.getByRole('textbox', { name: 'Grammaire' }))
  await studio.keyboard.press('Control+A')
  const lines = grammar.split('\n')
  const typed = lines.findLastIndex((line) => line.startsWith('!import')) + 1
  for (const line of lines.slice(0, typed + 1)) {
    await studio.keyboard.type(line)
    // A list of completions would take Enter.
    await studio.keyboard.press('Escape')
    await studio.keyboard.press('Enter')
  }
  await studio.keyboard.insertText(lines.slice(typed + 1).join('\n'))
  await expect(studio.getByText('Aucun problème', { exact: false }).first()).toBeVisible()
}

/** Values for tests of the second slot, written in its tab. */
async function addValues(studio: Page, values: readonly string[]): Promise<void> {
  await openTab(studio, /^Listes dynamiques/, 'Shift+Tab')
  await tabToElement(studio, studio.getByRole('button', { name: /^<carrier>/ }))
  await studio.keyboard.press('Enter')
  // The default of its text is shown first.
  await tabToElement(studio, studio.getByRole('radio', { name: 'Par défaut dans la grammaire' }))
  await studio.keyboard.press('ArrowLeft')
  await expect(studio.getByRole('radio', { name: 'Pour les tests' })).toBeChecked()
  for (const value of values) {
    await tabToElement(studio, studio.getByRole('textbox', { name: 'Valeur', exact: true }))
    await studio.keyboard.type(value)
    await studio.keyboard.press('Enter')
    await expect(studio.getByText(value, { exact: true }).first()).toBeVisible()
  }
  await openTab(studio, /^Grammaire/, 'Shift+Tab')
}

/** Sentences to accept with their meaning, and sentences to refuse. */
async function writeSuite(studio: Page): Promise<void> {
  await openTab(studio, /^Suite/)
  const field = studio.getByRole('textbox', { name: 'Phrase à garder comme test' })
  const add = async (sentence: string, kind: 'Alt+2' | 'Alt+3') => {
    await tabToElement(studio, field)
    await studio.keyboard.type(sentence)
    await studio.keyboard.press(kind)
    if (kind === 'Alt+3') await expect(studio.getByText(/^Sens attendu/)).toBeVisible()
    await studio.keyboard.press('Enter')
    await expect(studio.getByRole('button', { name: `Essayer «\u00a0${sentence}\u00a0»` })).toBeVisible()
  }
  await add('charger ligne verte au quai onze', 'Alt+3')
  await add('prendre deux bacs de fil de cuivre allée douze gauche', 'Alt+3')
  await add('prendre deux bacs de bananes', 'Alt+2')
  await expect(studio.getByRole('tab', { name: /^Suite.*3\/3/ })).toBeVisible()
}

/** A unit test whose recordings the product makes. */
async function testByVoice(studio: Page, sentences: readonly string[]): Promise<void> {
  await tabToElement(studio, studio.getByRole('link', { name: 'Tests unitaires' }))
  await studio.keyboard.press('Enter')
  await press(studio, 'Nouveau test unitaire')
  await press(studio, 'Créer de l’audio à partir de phrases')
  const dialog = studio.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await tabToElement(studio, dialog.getByRole('textbox', { name: 'Phrases' }))
  await studio.keyboard.press('Control+A')
  await studio.keyboard.insertText(sentences.join('\n'))
  // Voices of the first quality are left out.
  for (const voice of ['Camille', 'Étienne']) {
    const box = dialog.getByRole('checkbox', { name: voice })
    await tabToElement(studio, box)
    await studio.keyboard.press('Space')
    await expect(box).not.toBeChecked()
  }
  await press(studio, 'Créer 8 enregistrements')
  const spoken = studio.getByRole('checkbox', { name: /^Choisir (aller|charger)-/ })
  await expect(spoken).toHaveCount(8, { timeout: 90_000 })
  await press(studio, 'Suivant')
  await expect(studio.getByText('Valeurs des listes dynamiques')).toBeVisible()
  await press(studio, 'Suivant')
  await tabToElement(studio, studio.getByRole('textbox', { name: 'Nom' }))
  await studio.keyboard.type('Voix du produit')
  await press(studio, 'Enregistrer et lancer')
}

test('a warehouse begins with the template, and its unit tests run', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Voice picking', `Halden Warehouse ${Date.now()}`)
  const studio = await openStudio(page, 'Voice picking')
  await studio.getByRole('button', { name: 'New model' }).first().click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Name').fill('warehouse-en')
  await dialog.getByRole('radio', { name: 'Warehouse' }).check({ force: true })
  await expect(dialog.getByText('Grammar of 54 lines')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create model' }).click()
  await expect(studio.getByRole('textbox', { name: 'Grammar' })).toBeVisible()
  const read = await modelCalls(page)
  const [model] = (await read('')).data
  const { suite } = await read(`/${model.id}`)
  await expect(studio.getByText(`${suite.length}/${suite.length}`, { exact: true })).toBeVisible()

  // They come once the voices have spoken.
  await studio.getByRole('link', { name: 'Unit tests' }).click()
  await expect(studio.getByRole('link', { name: 'Busy dock' })).toBeVisible({ timeout: 180_000 })
  await studio.getByRole('link', { name: 'Quiet aisle' }).click()
  await studio.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(studio.getByText(/^\d+ of 17$/)).toBeVisible({ timeout: 120_000 })
  const passed = Number.parseInt((await studio.getByText(/^\d+ of 17$/).textContent()) ?? '', 10)
  expect(passed).toBeGreaterThanOrEqual(12)
})
