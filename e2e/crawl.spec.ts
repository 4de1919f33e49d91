import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { becomeColleague } from './support/colleague.ts'
import { crawl } from './support/crawl.ts'
import { type OwnProduct, startOwnProduct } from './support/ownProduct.ts'
import { logIn } from './support/person.ts'
import { productEnvironment } from './support/product.ts'
import { chooseLanguage, closeWelcome } from './support/session.ts'
import { test as base, expect } from './support/test.ts'

const { SAYWRIGHT_LIMITS = '', SAYWRIGHT_REQUESTS_PER_MINUTE = '' } = productEnvironment

/** A product without other users: rows that come and go move the links that were found. */
const test = base.extend<object, { product: OwnProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const product = await startOwnProduct({ SAYWRIGHT_LIMITS, SAYWRIGHT_REQUESTS_PER_MINUTE })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

/** The languages of the console, with a person of the demonstration data who reads it. */
const languages = [
  {
    language: 'en',
    locale: 'en-US',
    administrator: 'grace.okafor@harbour-lane.example.com',
    member: 'tom.whitfield@example.com',
  },
  {
    language: 'fr',
    locale: 'fr-FR',
    administrator: 'elise.moreau@lumiere-instruments.example.com',
    member: 'hugo.lambert@example.com',
  },
]

for (const { language, locale, administrator, member } of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('behind every link a visitor comes to a page', async ({ page }) => {
      const visited = await crawl(page, '/auth/login', language)
      for (const path of [
        '/auth/register',
        '/auth/reset-password',
        '/terms-and-conditions',
        '/privacy-policy',
      ])
        expect(visited).toContain(path)
    })

    test('behind every link an administrator comes to a page', async ({ page, product }) => {
      await becomeColleague(page, administrator, product.dataDir)
      const visited = await crawl(page, '/projects', language)
      for (const path of ['/account/organization/audit', '/wizard/project', '/feedback'])
        expect(visited).toContain(path)
    })

    test('behind every link a member comes to a page', async ({ page, product }) => {
      await becomeColleague(page, member, product.dataDir)
      const visited = await crawl(page, '/projects', language)
      expect(visited).toContain('/account/organization/users')
    })

    test('every link leads a member of staff to a page', async ({ page, product }) => {
      await logIn(page, { email: 'staff@example.com', password: demonstrationPassword(product) })
      await closeWelcome(page)
      await chooseLanguage(page, language === 'fr' ? 'Français' : 'English')
      expect(await crawl(page, '/projects', language)).toContain('/staff/messages')
    })
  })
}

const demonstrationPassword = ({ dataDir }: OwnProduct) =>
  (JSON.parse(readFileSync(join(dataDir, 'demonstration-login.json'), 'utf8')) as { password: string })
    .password
