import { type FakeTextService, says, startTextService } from '../services/server/tests/support/textService.ts'
import { linkMailedTo } from './support/mail.ts'
import { type OwnProduct, startOwnProduct } from './support/ownProduct.ts'
import { aPerson, confirm, createProject, leaveWelcome, register } from './support/person.ts'
import { openStudio, writeModel } from './support/studio.ts'
import { test as base, expect } from './support/test.ts'

const english = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch on the lamp;\n'
const both = english.replace('on the', '(on | off) the')
const french = '#BNF+EM V2.1;\n!grammar lampes;\n!start <main>;\n<main>: (allume | éteins) la lampe;\n'

/** A product that is set up with a text service, which answers as a test says. */
const test = base.extend<object, { service: FakeTextService; product: OwnProduct }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const service = await startTextService()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ service }, use) => {
      const product = await startOwnProduct({ GENERATION_URL: service.url, GENERATION_MODEL: 'small' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

test('S-015 a grammar is generated, used and undone, and translated into a model of its own', async ({
  page,
  product,
  service,
}) => {
  const person = aPerson()
  await register(page, person)
  await confirm(page, await linkMailedTo(person.email, product.dataDir))
  await leaveWelcome(page)
  await createProject(page, 'Warehouse', `Halden Helper ${Date.now()}`)
  const studio = await openStudio(page, 'Warehouse')
  await writeModel(studio, 'lamps', english)
  const text = studio.getByRole('textbox', { name: 'Grammar' })

  service.answer(says(`Here it is:\n\`\`\`bnf\n${both}\`\`\`\n`))
  await studio.getByRole('button', { name: 'Assistant' }).click()
  const dialog = studio.getByRole('dialog', { name: 'Grammar assistant' })
  await expect(dialog.getByRole('progressbar', { name: /: 100 of 100$/ })).toBeVisible()
  await expect(dialog.getByText(new RegExp(`sent to ${new URL(service.url).host}`))).toBeVisible()
  await dialog.getByLabel('What should people be able to say?').fill('Also switch it off')
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(dialog.getByText('No error')).toBeVisible({ timeout: 30_000 })
  // An offer does not change the text.
  await expect(text).not.toContainText('off')
  await dialog.getByRole('button', { name: 'Apply to the grammar' }).click()
  await expect(text).toContainText('(on | off)')
  await studio.getByRole('button', { name: 'Undo' }).click()
  await expect(text).not.toContainText('off')

  // The version of a saved offer is named by its description.
  await studio.getByRole('button', { name: 'Redo' }).click()
  await studio.getByRole('button', { name: 'Save', exact: true }).click()
  await studio.getByRole('link', { name: 'Versions' }).click()
  await expect(studio.getByText('Generated: Also switch it off')).toBeVisible()
  await studio.goBack()

  service.answer((response) => void response.writeHead(401).end())
  await studio.getByRole('button', { name: 'Assistant' }).click()
  const description = dialog.getByLabel('What should people be able to say?')
  await description.fill('Also switch it off')
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('rejected this installation’s key')
  await expect(description).toHaveValue('Also switch it off')

  service.answer(says(french))
  await dialog.getByRole('radio', { name: 'Translate' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Translate', exact: true }).click()
  await dialog.getByRole('button', { name: 'Create a model in this language' }).click({ timeout: 30_000 })
  await expect(studio.getByRole('heading', { name: 'lamps fra-FR' })).toBeVisible()
  await expect(text).toContainText('éteins')
})
