import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dataDir } from './product.ts'

/** The link in the newest mail to an address. Waits until the mail is there. @param folder data of the product that sends it. */
export async function linkMailedTo(address: string, folder = dataDir): Promise<string> {
  let link: string | undefined
  await expect(() => {
    link = newestMails(folder)
      .filter((mail) => mail.includes(address))
      .map((mail) => /https?:\/\/\S+\/auth\/\S+/.exec(readable(mail))?.[0])
      .find(Boolean)
    expect(link).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return link!.replace(/[">].*$/, '')
}

/** Waits until a mail to an address has a sentence. */
export async function expectMail(address: string, sentence: string, folder = dataDir): Promise<void> {
  await expect
    .poll(() =>
      newestMails(folder).some((mail) => mail.includes(address) && readable(mail).includes(sentence)),
    )
    .toBe(true)
}

/**
 * The six characters in the newest mail to an address that has some. Waits until there is one other than `former`.
 *
 * @param folder data of the product that sends it.
 */
export async function codeMailedTo(address: string, former?: string, folder = dataDir): Promise<string> {
  let code: string | undefined
  await expect(() => {
    code = newestMails(folder)
      .filter((mail) => mail.includes(address))
      .map((mail) => /^([0-9A-Z]{6})$/m.exec(readable(mail))?.[1])
      .find(Boolean)
    expect(code).toBeDefined()
    expect(code).not.toBe(former)
  }).toPass({ timeout: 30_000 })
  return code!
}

function newestMails(folder: string): string[] {
  const outbox = join(folder, 'outbox')
  // A mail that is being written has another ending.
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
}

/** Undoes quoted-printable, in which mails break their lines. */
function readable(mail: string): string {
  return mail
    .replace(/\r\n/g, '\n')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
