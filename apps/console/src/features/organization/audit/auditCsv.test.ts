import { anAuditEntry } from '@saywright/api/testing'
import { createI18n, type Locale, translate } from '@saywright/ui/i18n'
import { expect, it } from 'vitest'
import { organizationMessages } from '../messages/index.js'
import { auditCsv } from './auditCsv.js'

const csvOf = async (name: string, locale: Locale = 'en-US') => {
  const entry = anAuditEntry({
    created_at: '2026-11-22T08:30:00.000Z',
    values: { name, before: 'employee', after: 'administrator' },
    ip: '203.0.113.7',
  })
  return auditCsv([entry], translate(createI18n({ locale }), organizationMessages), locale)
}

it('writes a line of heads and a line for each entry, as UTF-8 that spreadsheets know', async () => {
  expect((await csvOf('Zoé')).split('\r\n')).toEqual([
    '\u{feff}Time,Person,E-mail,Action,Subject,Before,After,Address,Event',
    '2026-11-22T08:30:00.000Z,LOVELACE Ada,ada@example.com,Changed a role,Zoé,Employee,Administrator,203.0.113.7,member.role_changed',
    '',
  ])
})

it('quotes what holds a separator, a quote or a line', async () => {
  expect(await csvOf('Lamp, "big"\nand red')).toContain(',"Lamp, ""big""\nand red",')
})

it.each(['=HYPERLINK(1)', '+1', '-1', '@sum'])('%s stays text in a spreadsheet', async (name) => {
  expect(await csvOf(name)).toMatch(new RegExp(`,"?'${name.replace(/[+()]/g, String.raw`\$&`)}"?,`))
})

it('parts by semicolons in French, as spreadsheets do there', async () => {
  expect(await csvOf('Lampe', 'fr-FR')).toContain(';A modifié un rôle;Lampe;')
})
