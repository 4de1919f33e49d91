import { locales } from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { type MailTemplate, writeMail } from './letter.js'

const link = 'https://saywright.example/auth/x?a=1&b="2"'
const letters: readonly MailTemplate[] = [
  { template: 'confirm', link, hours: 24 },
  { template: 'link', link, hours: 24 },
  { template: 'known', link },
  { template: 'password', code: 'A1B2C3', minutes: 10 },
  { template: 'email', code: 'A1B2C3', minutes: 10 },
  { template: 'password_changed' },
  { template: 'email_changed' },
  { template: 'second_factor_on' },
  { template: 'second_factor_off' },
  { template: 'passkey_added' },
  { template: 'passkey_removed' },
  { template: 'identity_joined' },
  { template: 'account_deleted' },
]

describe.each(letters)('the mail "$template"', (letter) => {
  const mails = locales.map((locale) => writeMail({ to: 'ada@example.com', name: '<Ada>', locale, letter }))

  it('is whole in each language, as text and as HTML', () => {
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toContain('{{')
      const [action, code] = ['link' in letter ? letter.link : '', 'code' in letter ? letter.code : '']
      expect(text).toContain(action)
      expect(text).toContain(code)
      expect(html).toContain(code)
      if (action) expect(html).toContain('href="https://saywright.example/auth/x?a=1&amp;b=&quot;2&quot;"')
      expect(html).toContain('&lt;Ada&gt;')
    }
  })

  it('says something else in each language', () => {
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(locales.length)
    expect(new Set(mails.map(({ text }) => text)).size).toBe(locales.length)
  })
})

it('tells what to do about news of one’s account that one did not make', () => {
  const mail = {
    to: 'ada@example.com',
    name: 'Ada',
    locale: 'en-US',
    letter: { template: 'passkey_added' },
  } as const
  expect(writeMail(mail).text).toContain('If this was not you, choose a new password at once')
})
