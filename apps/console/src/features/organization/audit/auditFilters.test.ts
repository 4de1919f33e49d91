import { expect, it, test } from 'vitest'
import { auditQuery, readFilters, writtenFilters } from './auditFilters.js'

const now = new Date(2026, 10, 22, 14, 5)

test.each(['', 'text=lena&person=7&action=invitation.created&period=90&page=2&size=25', 'period=all'])(
  'the address "%s" is read and written the same',
  (address) => {
    const written = writtenFilters(readFilters(new URLSearchParams(address)))
    expect(new URLSearchParams(written).toString()).toBe(address)
  },
)

it('ignores invalid parameters of an address', () => {
  const asked = 'person=-3&action=nothing.known&period=soon&page=0&size=ten'
  expect(writtenFilters(readFilters(new URLSearchParams(asked)))).toEqual({})
})

it('requests the entries that the filters select', () => {
  const filters = readFilters(new URLSearchParams('text=+lena+&person=7&action=member.left&period=7&page=3'))
  expect(auditQuery(filters, now)).toEqual({
    search: { keywords: 'lena' },
    filters: { action: 'member.left', account_id: '7', from: new Date(2026, 10, 15).toISOString() },
  })
})

it('requests everything without a filter', () => {
  expect(auditQuery(readFilters(new URLSearchParams('period=all')), now)).toEqual({ filters: {} })
})
