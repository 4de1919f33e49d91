import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@saywright/api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import type { Config } from '../config.js'
import { escapeHtml } from '../mail/html.js'
import { outboxFolder } from '../mail/outboxFolder.js'
import { fill, messagesOf } from '../messages/messagesOf.js'
import { mailboxStyle } from './mailboxStyle.js'
import { requestLocale } from './requestLocale.js'

const maxShown = 100
const fileName = /^[\w-]+\.eml$/

/** `/dev/mailbox`: the mails that were not sent, as a person would read them. */
export function serveMailbox(app: FastifyInstance, config: Config): void {
  const folder = outboxFolder(config.dataDir)
  const read = async (name: string) => PostalMime.parse(await readFile(join(folder, name)))

  app.get('/dev/mailbox', async (request, reply) => {
    const locale = requestLocale(request)
    const names = (await readdir(folder).catch(() => []))
      .filter((name) => fileName.test(name))
      .toSorted()
      .reverse()
    const mails = await Promise.all(
      names.slice(0, maxShown).map(async (name) => ({ name, mail: await read(name) })),
    )
    reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8')
    return page(request, locale, listOf(mails, locale))
  })

  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', async (request, reply) => {
    const locale = requestLocale(request)
    const { name } = request.params
    const mail = fileName.test(name) ? await read(name).catch(() => undefined) : undefined
    reply
      .code(mail ? 200 : 404)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
    return page(
      request,
      locale,
      mail ? mailOf(mail, locale) : `<p>${escapeHtml(messagesOf(locale).mailbox.gone)}</p>`,
    )
  })
}

function page({ nonce }: FastifyRequest, locale: Locale, content: string): string {
  const { title } = messagesOf(locale).mailbox
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${mailboxStyle}</style></head>
<body><main><h1><a href="/dev/mailbox">${escapeHtml(title)}</a></h1>
${content}
</main></body></html>
`
}

function listOf(mails: readonly { name: string; mail: Email }[], locale: Locale): string {
  const words = messagesOf(locale).mailbox
  if (mails.length === 0) return `<p>${escapeHtml(words.empty)}</p>`
  const rows = mails.map(({ name, mail }) => {
    const subject = escapeHtml(mail.subject ?? '')
    return `<li><a href="/dev/mailbox/${name}">${subject}</a>${about(mail, locale)}</li>`
  })
  return `<p>${escapeHtml(words.intro)}</p>\n<ul>\n${rows.join('\n')}\n</ul>`
}

function mailOf(mail: Email, locale: Locale): string {
  const { back } = messagesOf(locale).mailbox
  const paragraphs = (mail.text ?? '').split(/\n{2,}/).map((text) => `<p>${linked(text.trim())}</p>`)
  return `<article><h2>${escapeHtml(mail.subject ?? '')}</h2>${about(mail, locale)}
${paragraphs.join('\n')}</article>
<p><a href="/dev/mailbox">${escapeHtml(back)}</a></p>`
}

function about(mail: Email, locale: Locale): string {
  const address = mail.to?.map((to) => to.address ?? '').join(', ') ?? ''
  const sent = new Date(mail.date ?? 0)
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(sent)
  const to = escapeHtml(fill(messagesOf(locale).mailbox.to, { address }))
  return `<p class="about">${to}<time datetime="${sent.toISOString()}">${escapeHtml(when)}</time></p>`
}

/** Escaped text in which addresses of the web are links. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (link) => `<a href="${link}">${link}</a>`)
}
