import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeDurably } from '../files/fileStore.js'
import { randomToken } from '../security/tokens.js'
import { type Mail, writeMail } from './mail.js'

/** Sends a mail, or throws: the calling task tries again. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

/** The sender: the address with its name, and the name of the product in the mail. */
export interface Sender {
  readonly from: string
  readonly brand: string
}

function messageOf(mail: Mail, { from, brand }: Sender) {
  const { to, name, replyTo } = mail
  return { from, to: { name, address: to }, ...(replyTo && { replyTo }), ...writeMail(mail, brand) }
}

export function smtpMailer(url: string, sender: Sender): Mailer {
  const transport = createTransport(url)
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail, sender))),
    close: () => transport.close(),
  }
}

/** One `.eml` file a mail in a folder, named by time so that the newest is last. */
export function outboxMailer(folder: string, sender: Sender, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  let last = 0
  return {
    send: async (mail) => {
      // Two mails of one millisecond still follow each other.
      last = Math.max(now().getTime(), last + 1)
      const stamp = new Date(last).toISOString().replace(/[:.]/g, '-')
      const { message } = await transport.sendMail({ ...messageOf(mail, sender), date: new Date(last) })
      await writeDurably(join(folder, `${stamp}-${randomToken().slice(0, 6)}.eml`), message as Buffer)
    },
    close: () => transport.close(),
  }
}
