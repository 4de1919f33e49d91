import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { outbox } from './product.ts'

/** The link in the newest mail to an address. Waits until the mail is there. */
export async function linkMailedTo(address: string): Promise<string> {
  let link: string | undefined
  await expect(() => {
    link = newestMails()
      .filter((mail) => mail.includes(address))
      .map((mail) => /https?:\/\/\S+\/auth\/\S+/.exec(readable(mail))?.[0])
      .find(Boolean)
    expect(link).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return link!.replace(/[">].*$/, '')
}

function newestMails(): string[] {
  return readdirSync(outbox)
    .toSorted()
    .toReversed()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
}

/** Undoes quoted-printable, in which mails break their lines. */
function readable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
