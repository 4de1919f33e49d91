import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits, as 43 characters that need no escaping in a path or a link. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token or code: a reader of the database cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const codeAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A code someone types: `characters` of 0-9 and A-Z. */
export function randomCode(characters: number): string {
  return Array.from({ length: characters }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
}

/** A key shown to its owner, in groups that can be read aloud: `SW-4Q7K-19ZD-MX2B`. */
export const randomLicenceToken = () => `SW-${randomCode(4)}-${randomCode(4)}-${randomCode(4)}`
