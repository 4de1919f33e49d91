import { failureOf, password } from '@saywright/api/contract'
import { expect, test } from 'vitest'
import { isCommonPassword } from './commonPasswords.js'

test.each([
  'Password1!',
  'P@ssw0rd1',
  'P@$$w0rd2024!',
  'Passw0rd!',
  'Welcome@123',
  'Summer2026!',
  'Azerty123!',
  'Motdepasse1!',
  '!QAZ2wsx',
  '1qaz@WSX',
  'Admin123!@#',
  // Of the list, and far from its front.
  'Jefferson7!',
])('%s keeps the rule, and is common', async (typed) => {
  expect(failureOf(password(), typed)).toBeUndefined()
  expect(await isCommonPassword(typed)).toBe(true)
})

test.each([
  'Correct7!horse',
  'Password-of-my-lamp7',
  'Kitchen7!lamp',
  'tR7!qvXw0k',
  '12345678!',
  'Owner7!horse',
])('%s is not', async (typed) => expect(await isCommonPassword(typed)).toBe(false))
