import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

const waitMilliseconds = 60_000

/** Mails of the outbox to an address, oldest first. */
export async function mailsTo(folder: string, address: string): Promise<Email[]> {
  const outbox = join(folder, 'outbox')
  const names = readdirSync(outbox, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.eml'))
  const mails = await Promise.all(
    names
      .map(({ name }) => name)
      .toSorted()
      .map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()))
}

/** The newest mail to an address, once there are `count` of them. */
export async function untilMail(folder: string, address: string, count = 1): Promise<Email> {
  for (const end = Date.now() + waitMilliseconds; Date.now() < end; ) {
    const mails = await mailsTo(folder, address).catch(() => [])
    if (mails.length >= count) return mails.at(-1) as Email
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${count} mails to ${address} did not come`)
}

/** The first mail to an address whose text says something, in whatever order they come. */
export async function untilMailSaying(folder: string, address: string, words: string): Promise<Email> {
  for (const end = Date.now() + waitMilliseconds; Date.now() < end; ) {
    const mails = await mailsTo(folder, address).catch(() => [])
    const found = mails.find(({ text }) => text?.includes(words))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`No mail to ${address} says ${words}`)
}

/** The code in a link of a mail: what follows the address. */
export function codeOf(mail: Email): string {
  const code = /\/auth\/[\w-]+\/[^/\s]+\/([\w-]+)/.exec(mail.text ?? '')?.[1]
  if (!code) throw new Error(`No code in: ${mail.text}`)
  return code
}

/** The code in the link of an invitation. */
export function invitationCodeOf(mail: Email): string {
  const code = /\/auth\/invitation\/([\w-]+)/.exec(mail.text ?? '')?.[1]
  if (!code) throw new Error(`No invitation in: ${mail.text}`)
  return code
}

/** The six characters that someone shall type. */
export function typedCodeOf(mail: Email): string {
  const code = /\b[0-9A-Z]{6}\b/.exec(mail.subject ?? '')?.[0]
  if (!code) throw new Error(`No code in: ${mail.subject}`)
  return code
}
