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
])('%s keeps the rule, and is common', (typed) => {
  expect(failureOf(password(), typed)).toBeUndefined()
  expect(isCommonPassword(typed)).toBe(true)
})

test.each([
  'Correct7!horse',
  'Password-of-my-lamp7',
  'Kitchen7!lamp',
  'tR7!qvXw0k',
  '12345678!',
  'Owner7!horse',
])('%s is not', (typed) => expect(isCommonPassword(typed)).toBe(false))
