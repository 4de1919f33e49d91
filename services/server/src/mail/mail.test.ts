import { locales, wayInNames } from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { type MailContent, writeMail } from './mail.js'

const link = 'https://saywright.example/auth/x?a=1&b="2"'
const contents: readonly MailContent[] = [
  { template: 'confirm', link, hours: 24 },
  { template: 'link', link, hours: 24 },
  { template: 'known', link },
  { template: 'password', code: 'A1B2C3', minutes: 10 },
  { template: 'email', code: 'A1B2C3', minutes: 10 },
  {
    template: 'password_changed',
    working: [
      { way: 'access_tokens', count: 1, names: ['Build server'] },
      { way: 'identities', count: 1, names: ['Google'] },
    ],
  },
  {
    template: 'address_restored',
    ended: wayInNames.map((way) => ({ way, count: 2, names: [] })),
    working: [{ way: 'passkeys', count: 1, names: ['Laptop'] }],
    link,
  },
  { template: 'email_changed', link, days: 7 },
  { template: 'second_factor_on' },
  { template: 'second_factor_off' },
  { template: 'passkey_added' },
  { template: 'passkey_removed' },
  { template: 'identity_joined' },
  { template: 'account_deleted' },
  { template: 'notification', sentence: 'HOPPER Grace : Halden.' },
  { template: 'organization_received', organization: 'Halden', person: 'LOVELACE Ada', link },
  { template: 'organization_handed_over', organization: 'Halden', person: 'HOPPER Grace', link },
  {
    template: 'request_waiting',
    project: 'Lamp',
    organization: 'Halden',
    sender: 'LOVELACE Ada',
    address: 'ada@example.com',
    comment: '',
    link,
  },
  { template: 'request_approved', project: 'Lamp', until: '21/12/2026', note: '\n\nWelcome.', link },
  { template: 'request_granted', project: 'Lamp', until: '', note: '', link },
  { template: 'request_declined', project: 'Lamp', reason: 'No engine for it yet.', link },
  { template: 'delivered_until', project: 'Lamp', until: '21/12/2026', note: '\n\nWelcome.', link },
  { template: 'delivered', project: 'Lamp', until: '', note: '', link },
  { template: 'withdrawn', project: 'Lamp', until: '', note: '', link },
  { template: 'evaluation_ending', project: 'Lamp', until: '21/12/2026', link },
  { template: 'evaluation_ended', project: 'Lamp', until: '21/12/2026', link },
]

describe.each(contents)('the mail "$template"', (content) => {
  const mails = locales.map((locale) =>
    writeMail({ to: 'ada@example.com', name: '<Ada>', locale, content }, 'Halden Voice'),
  )

  it('is whole in each language, as text and as HTML', () => {
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toContain('{{')
      const [action, code] = ['link' in content ? content.link : '', 'code' in content ? content.code : '']
      expect(text).toContain(action)
      expect(text).toContain(code)
      expect(html).toContain(code)
      // As a button, and once more as text to be copied.
      const address = 'https://saywright.example/auth/x?a=1&amp;b=&quot;2&quot;'
      if (action) expect(html.split(address)).toHaveLength(3)
      if (action) expect(html).toContain(`href="${address}"`)
      expect(html).toContain('Halden Voice')
      expect(html).toContain('&lt;Ada&gt;')
    }
  })

  it('says something else in each language', () => {
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(locales.length)
    expect(new Set(mails.map(({ text }) => text)).size).toBe(locales.length)
  })
})

it('explains what to do about an unexpected change of the account', () => {
  const mail = {
    to: 'ada@example.com',
    name: 'Ada',
    locale: 'en-US',
    content: { template: 'passkey_added' },
  } as const
  expect(writeMail(mail, 'Halden Voice').text).toContain(
    'If this was not you, choose a new password right away',
  )
})

it('names access tokens without turning their names into links', () => {
  const working = [{ way: 'access_tokens', count: 1, names: ['see https://evil.example/now'] }] as const
  const content = {
    template: 'password_changed',
    working: working.map(({ names, ...way }) => ({ ...way, names: [...names] })),
  } as const
  const { text } = writeMail({ to: 'ada@example.com', name: 'Ada', locale: 'en-US', content }, 'Halden')
  expect(text).toContain('can still be opened with: 1 access token (see evil.')
  expect(text).not.toMatch(/:\/\/|evil\.example/)
})

it.each(locales)('uses the product name of the operator, in %s', (locale) => {
  const content = { template: 'confirm', link, hours: 24 } as const
  const { text } = writeMail({ to: 'ada@example.com', name: 'Ada', locale, content }, 'Halden Voice')
  expect(text).toContain('Halden Voice')
  expect(text).not.toContain('Saywright')
})

const advertisement = 'You won, see https://evil.example/prize\n\nwww.evil.example \u202e'
it.each<MailContent>([
  { template: 'invitation', link, hours: 48, inviter: advertisement, organization: advertisement },
  { template: 'organization_received', organization: advertisement, person: advertisement, link },
  { template: 'delivered', project: advertisement, until: '', note: '', link },
])('makes no link and no line of its own of a name, whatever is stored: "$template"', (content) => {
  for (const locale of locales) {
    const { subject, text, html } = writeMail(
      { to: 'ada@example.com', name: 'Ada', locale, content },
      'Halden',
    )
    expect(subject).not.toMatch(/:\/\/|www\.|[\n\u202e]/)
    const written = text.replace(link, '')
    expect(written).toContain('You won, see evil.')
    expect(written).not.toMatch(/evil\.example|:\/\/|www\.|\u202e/)
    expect(html).not.toMatch(/evil\.example|\u202e/)
    // Greeting, body, link, and what to do with it.
    expect(text.trim().split('\n\n')).toHaveLength(4)
  }
})
