import { isPlainName, type Locale, type WayInReport } from '@saywright/api/contract'
import { fill, messagesOf } from '../messages/messagesOf.js'
import { mailPage } from './mailPage.js'
import { nameInMail, withoutLinks } from './nameInMail.js'
import { waysInMail } from './waysInMail.js'

/** The content of a mail; the words come with its language. */
export type MailContent =
  | { readonly template: 'confirm' | 'link'; readonly link: string; readonly hours: number }
  | { readonly template: 'known'; readonly link: string }
  | { readonly template: 'password' | 'email'; readonly code: string; readonly minutes: number }
  | { readonly template: SecurityNews }
  | { readonly template: 'notification'; readonly sentence: string }
  | RequestNews
  | {
      readonly template: 'organization_received' | 'organization_handed_over'
      readonly organization: string
      /** The previous owner, or the new one. */
      readonly person: string
      readonly link: string
    }
  | { readonly template: 'email_changed'; readonly link: string; readonly days: number }
  | { readonly template: 'password_changed'; readonly working: readonly WayInReport[] }
  | {
      readonly template: 'address_restored'
      readonly ended: readonly WayInReport[]
      readonly working: readonly WayInReport[]
      /** Where a new password is chosen. */
      readonly link: string
    }
  | {
      readonly template: 'invitation'
      readonly link: string
      readonly hours: number
      readonly inviter: string
      readonly organization: string
    }
  | {
      readonly template: 'contact' | 'feedback'
      readonly topic: string
      readonly message: string
      /** Subject and rating of the feedback. */
      readonly object: string
      readonly rating: number
      readonly sender: string
      readonly address: string
    }

/** The requested resources of a project, in the mails to staff and its members. */
type RequestNews =
  | {
      readonly template: 'request_waiting'
      readonly project: string
      readonly organization: string
      readonly sender: string
      readonly address: string
      readonly comment: string
      readonly link: string
    }
  | {
      readonly template:
        | 'request_approved'
        | 'request_granted'
        | 'delivered_until'
        | 'delivered'
        | 'withdrawn'
      readonly project: string
      /** Empty: permanent. */
      readonly until: string
      /** Empty, or a paragraph of its own. */
      readonly note: string
      readonly link: string
    }
  | {
      readonly template: 'request_declined'
      readonly project: string
      readonly reason: string
      readonly link: string
    }
  | {
      readonly template: 'evaluation_ending' | 'evaluation_ended'
      readonly project: string
      readonly until: string
      readonly link: string
    }

/** Changes of which the owner of an account is notified afterwards, in case it was someone else. */
type SecurityNews =
  | 'second_factor_on'
  | 'second_factor_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'identity_joined'
  | 'account_deleted'

export interface Mail {
  readonly to: string
  /** The address for responses, when it is not the sender's. */
  readonly replyTo?: string
  /** Empty for someone whose name is not known. */
  readonly name: string
  readonly locale: Locale
  readonly content: MailContent
}

export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * Writes a mail in its language, as plain text and as HTML that needs no image and no style sheet.
 *
 * @param brand name of the product in this installation.
 */
export function writeMail({ name, locale, content }: Mail, brand: string): WrittenMail {
  const { mail } = messagesOf(locale)
  const words = mail[content.template]
  const plain = {
    ...{ name, brand, ...content },
    ended: waysInMail(mail.ways, 'ended', 'ended' in content ? content.ended : []),
    working: waysInMail(mail.ways, 'working', 'working' in content ? content.working : []),
  }
  const named = { ...plain, ...namesOf(plain, nameInMail) }
  const subject = fill(words.subject, named)
  // No program makes links in a subject.
  const values = { ...named, ...namesOf(named, withoutLinks) }
  const action =
    'action' in words ? { label: words.action, link: (content as { link: string }).link } : undefined
  const code = 'code' in content ? content.code : undefined
  // A name from before there was a rule for names may hold an address.
  const isGreeted = name !== '' && isPlainName(name)
  const paragraphs = [fill(isGreeted ? mail.greeting : mail.greetingNobody, values), fill(words.body, values)]
  const last = 'ignore' in words ? words.ignore : mail.ignore
  return {
    subject,
    text: [...paragraphs, action?.link ?? code ?? '', last].filter(Boolean).join('\n\n').concat('\n'),
    html: mailPage({
      locale,
      brand,
      title: fill(words.subject, values),
      paragraphs,
      ...(action && { action: { ...action, hint: mail.address } }),
      ...(code && { code }),
      last,
    }),
  }
}

// Names that people chose for themselves, an organization or a project.
const names = ['name', 'inviter', 'organization', 'person', 'project', 'sender'] as const

/** Changes the names that a mail has. */
function namesOf(values: Readonly<Record<string, unknown>>, change: (name: string) => string) {
  const found = names.flatMap((key) => {
    const value = values[key]
    return typeof value === 'string' ? [[key, change(value)] as const] : []
  })
  return Object.fromEntries(found)
}
