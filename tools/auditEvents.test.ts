import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesUnder } from './lib/files.ts'
import { root } from './lib/root.ts'

const eventsIn = (text: string) => [...text.matchAll(/'([a-z]+\.[a-z_]+)'/g)].map(([, event]) => event ?? '')
const read = (path: string) => readFileSync(root + path, 'utf8')

/** The entries that the server writes into its audit log. */
const written = filesUnder(`${root}services/server/src`)
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((text) => /write(Staff)?Audit\(/.test(text))
  .flatMap((text) => [...text.matchAll(/\baction: [^,}]*/g)].flatMap(([found]) => eventsIn(found)))

it('finds every event of the audit log among those that the staff area has a sentence for', () => {
  const told = new Set([
    ...eventsIn(read('packages/api/src/contract/audit/auditEntry.ts')),
    ...eventsIn(read('apps/console/src/features/staff/log/logActions.ts')),
  ])
  expect(written.length).toBeGreaterThan(40)
  expect(written.filter((event) => !told.has(event))).toEqual([])
})
