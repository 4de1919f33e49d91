import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDayFaults, shownDayFaults } from './lib/dayFaults.ts'
import { filesUnder } from './lib/files.ts'
import { root } from './lib/root.ts'

/** Files with days in the reader's time zone. */
const ofTheReader = ['apps/console/src/features/organization/audit/AuditDays.tsx']
const isSource = (path: string) =>
  /\/src\/.*\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(path)
const faultsIn = (folders: readonly string[], faultsOf: (source: string) => readonly string[]) =>
  folders
    .flatMap((folder) => filesUnder(`${root}${folder}`))
    .filter(isSource)
    .map((path) => relative(root, path))
    .filter((path) => !ofTheReader.includes(path))
    .flatMap((path) => faultsOf(readFileSync(root + path, 'utf8')).map((fault) => `${path}: ${fault}`))

describe('a day on a screen', () => {
  it.each(['formatDate(endsOn)', 'formatDateTime(project.categories_expiration)', 'formatLongDate(end)'])(
    'is not a moment: %s',
    (source) => expect(shownDayFaults(source)).toHaveLength(1),
  )

  it.each([
    'formatDay(endsOn)',
    'formatDate(deal.created_at)',
    'formatDateTime(draft.updatedAt)',
    "formatDate(inForceSince, 'UTC')",
    'formatDate(daysAfter(now, 30))',
  ])('may be written %s', (source) => expect(shownDayFaults(source)).toEqual([]))

  it('is the same for every reader', () => {
    const apps = ['apps/console', 'apps/studio', 'apps/shell', 'apps/documentation']
    expect(faultsIn(apps, shownDayFaults)).toEqual([])
  })
})

describe('a day of the server', () => {
  it('is found where it is read from the clock of the machine', () =>
    expect(readDayFaults('at.getDate() + at.getUTCMonth()')).toHaveLength(1))

  it('is the one of UTC', () => expect(faultsIn(['services'], readDayFaults)).toEqual([]))
})
