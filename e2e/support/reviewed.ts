import type { APIRequestContext } from '@playwright/test'
import { type OwnProduct, startOwnProduct } from './ownProduct.ts'
import type { Person } from './person.ts'
import { test as base } from './test.ts'

/** A product whose requests wait for staff, and which looks every few seconds for evaluations that have ended. */
export const test = base.extend<object, { product: OwnProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const product = await startOwnProduct({
        SAYWRIGHT_AUTO_APPROVE: 'off',
        SAYWRIGHT_LIMITS: 'evaluationLookSeconds=3',
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

export const staffEmail = 'staff@example.com'

/** A person of the demonstration data; staff has the same password. */
export async function demonstrationPerson(request: APIRequestContext): Promise<Person> {
  const { email, password } = await (await request.get('/api/demo')).json()
  return { first_name: '', last_name: '', email, password }
}

/** The headers with the session of a person, for calls beside the pages. */
export async function headersOf(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<{ Authorization: string }> {
  const login = await request.post('/api/v3/login', { data: { email, password } })
  const { access_token } = await login.json()
  return { Authorization: `Bearer ${access_token}` }
}

/** A choice of no technology. */
export const nothing = {
  tech_wake_word: false,
  tech_voice_strict_commands: false,
  tech_intent_based_commands: false,
  tech_voice_authentication: false,
  tech_voice_synthesis: false,
  tech_voice_dictation: false,
  tech_speech_enhancement: false,
  languages_wake_word: [],
  languages_voice_strict_commands: [],
  languages_voice_intent_commands: [],
  languages_voice_synthesis: [],
  languages_voice_dictation: [],
}
