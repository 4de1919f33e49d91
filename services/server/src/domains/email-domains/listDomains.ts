import { listDomains } from '@saywright/api/contract'
import { pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { domainsOf } from './domainResponses.js'

const columns = { name: 'name', created_at: 'created_at' } as const

export const listDomainsRoute = bind(listDomains, async ({ context, query, scope }) => {
  const page = pageRequest(query, columns, { column: 'created_at', direction: 'desc' })
  const { keywords = '' } = page
  // An organization has a handful of domains, each proved manually: they are sorted here.
  const owned = await domainsOf(context.database, [scope.organizationId])
  const found = owned.map(({ domain }) => domain).filter(({ name }) => name.includes(keywords))
  const rising = found.toSorted((a, b) => a[page.column].localeCompare(b[page.column]) || a.id - b.id)
  const sorted = page.direction === 'asc' ? rising : rising.toReversed()
  return { data: sorted.slice(page.offset, page.offset + page.limit), total: sorted.length }
})
