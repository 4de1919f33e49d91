import { becomeColleague } from './support/colleague.ts'
import { codeMailedTo } from './support/mail.ts'
import { aPerson, createProject, enter, logIn } from './support/person.ts'
import { expectFrench, expectNoOverflow, frenchPhone } from './support/phone.ts'
import { account } from './support/session.ts'
import { grammar } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const other = 'Another8?horse'

test('in French on a phone, from the first visit to the project', async ({ browser, baseURL }) => {
  const page = await frenchPhone(browser, baseURL)
  const person = aPerson()
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
  await enter(page, person)
  await expect(page.getByText('Aucun projet pour l’instant')).toBeVisible()
  await createProject(page, 'Préparation en entrepôt', `Halden France ${Date.now()}`)
  await expect(page.getByText('Préparation en entrepôt').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await expectNoOverflow(page)
  await page.context().close()
})

test('an English sentence in a French page is found, whatever its words are', async ({
  browser,
  baseURL,
}) => {
  const page = await frenchPhone(browser, baseURL)
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
  const nothing = /^$/g
  await expectFrench(page, nothing)
  for (const planted of ['Removed', 'Set password', 'Delete lamp.zip?']) {
    await page.getByRole('main').evaluate((main, text) => {
      main.append(Object.assign(document.createElement('p'), { id: 'planted', textContent: text }))
    }, planted)
    await expect(expectFrench(page, nothing), planted).rejects.toThrow(planted)
    await page.locator('#planted').evaluate((element) => element.remove())
  }
  await page.context().close()
})

test('C-015 in French on a phone, from the account menu to a new password', async ({ browser, baseURL }) => {
  const page = await frenchPhone(browser, baseURL)
  const person = aPerson()
  await enter(page, person)
  await page.goto('/account-menu')
  await page.getByRole('link', { name: /Sécurité/ }).click()
  await page.waitForURL('**/account/security')
  await page.locator('[name="password"]').fill(other)
  await page.locator('[name="password_confirmed"]').fill(other)
  await page.locator('form:has([name="password_confirmed"]) button[type="submit"]').click()
  const dialog = page.getByRole('dialog', { name: 'Saisissez le code' })
  await expectNoOverflow(page)
  await dialog.getByRole('textbox').fill(await codeMailedTo(person.email))
  await dialog.locator('button[type="submit"]').click()
  await page.waitForURL('**/auth/login**')
  await logIn(page, { ...person, password: other })
  await page.context().close()
})

test('in French on a phone the studio opens anyway: a sentence is tried, and no place is wider than the window', async ({
  browser,
  baseURL,
}) => {
  const page = await frenchPhone(browser, baseURL)
  await enter(page, aPerson())
  await createProject(page, 'Chariot', `Halden Chariots ${Date.now()}`)
  const { headers } = await account(page)
  const projects = await (await page.request.get('/api/v3/projects/all', { headers })).json()
  const project = projects.data[0].id
  const model = await page.request.post(`/api/v3/projects/${project}/voice-commands`, {
    headers,
    data: { name: 'chariot', language: 'eng-US', grammar },
  })
  expect(model.status()).toBe(201)
  const [studio] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Ouvrir le studio de Chariot' }).click(),
  ])
  await studio.waitForURL(/studio\.localhost/)
  await studio.getByRole('button', { name: 'Ouvrir quand même' }).click()
  const { id } = await model.json()
  const open = (path: string) => studio.goto(new URL(`/${project}${path}`, studio.url()).href)
  await open(`/voice-commands/${id}`)
  await studio.getByRole('textbox', { name: 'Phrase' }).fill('drive backward two meters')
  await expect(studio.getByText('Reconnue', { exact: true })).toBeVisible()
  await expectNoOverflow(studio)
  const places = {
    '': 'Chariot',
    '/audio-files': 'Fichiers audio',
    [`/voice-commands/${id}/unit-tests`]: 'Tests unitaires',
    [`/voice-commands/${id}/versions`]: 'Versions',
    '/export': 'Où votre produit fonctionnera-t-il',
  }
  for (const [path, heading] of Object.entries(places)) {
    await open(path)
    await expect(studio.getByRole('heading', { level: 1 })).toContainText(heading)
    await expectNoOverflow(studio)
  }
  await page.context().close()
})

test('C-013 K-040 K-043 in French on a phone, every place of a project', async ({ browser, baseURL }) => {
  const page = await frenchPhone(browser, baseURL)
  await becomeColleague(page, 'elise.moreau@lumiere-instruments.example.com')
  await page.getByRole('link', { name: /Banc de mesure/ }).click()
  await page.waitForURL('**/project-menu/*')
  const menu = page.getByRole('navigation', { name: 'Rubriques de Banc de mesure' })
  const main = page.getByRole('main')
  /** Content of each place once it is loaded. */
  const places = {
    Détails: main.getByText('Clé de licence', { exact: true }).first(),
    Technologies: main.getByRole('listitem').filter({ hasText: 'Livrée' }).first(),
    Membres: main.getByText('LAMBERT Hugo').first(),
    Téléchargements: main.getByText('api-description.zip', { exact: true }),
    'Paquets Conan': main.getByText(/^conan remote add/).first(),
    'Jetons d’accès': main.getByRole('button', { name: 'Créer un jeton' }).first(),
  }
  await expect(menu.getByRole('link')).toHaveCount(Object.keys(places).length)
  for (const [place, sight] of Object.entries(places)) {
    await expectFrench(page, code)
    await expectNoOverflow(page)
    await menu.getByRole('link', { name: new RegExp(`^${place}`) }).click()
    await page.waitForURL('**/settings/*')
    await expect(sight).toBeVisible()
    await expectFrench(page, code)
    await expectNoOverflow(page)
    // Languages are requested, and files fetched, on a computer.
    if (place === 'Technologies')
      await expect(page.getByRole('button', { name: 'Nouvelle demande' })).toHaveCount(0)
    if (place === 'Téléchargements') {
      await expect(page.getByText(/^Les fichiers se téléchargent sur un ordinateur/)).toBeVisible()
      const fetching = page.getByRole('button', { name: /^Télécharger / })
      await expect(fetching.first()).toBeVisible()
      await expect(fetching.and(page.locator(':enabled'))).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Menu du projet' }).click()
    await page.waitForURL('**/project-menu/*')
  }
  await page.context().close()
})

/** Names of files, and what is typed in a terminal. */
const code = /[\w.-]+\.(zip|gz)|conan \w.*/g
