import type { Upload } from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { firstPlace } from '../list/listPlace.js'
import { filesQuery } from './filesQuery.js'
import { isUnfinished, type Transfer, withChange } from './transfer.js'
import { firstValues, formOf } from './uploadValues.js'
import { withWaiting } from './withWaiting.js'

const sending: Transfer = {
  id: 1,
  kind: 'file',
  name: 'a.zip',
  project: 'Lamp',
  size: 8,
  sent: 4,
  state: 'sending',
}
const unfinished: Upload = {
  id: 2,
  kind: 'file',
  project: { id: 7, title: 'Lamp' },
  name: 'b.zip',
  size: 8,
  offset: 6,
  url: '/api/v3/uploads/2',
  created_at: '2026-11-22T08:30:00.000Z',
  expires_at: '2026-11-23T08:30:00.000Z',
}

describe('the list of uploads', () => {
  it('shows those of the server that are not uploaded from here, each once', () => {
    expect(withWaiting('file', [sending], [{ ...unfinished, id: 1 }, unfinished])).toEqual([
      sending,
      { id: 2, kind: 'file', name: 'b.zip', project: 'Lamp', size: 8, sent: 6, state: 'waiting' },
    ])
  })

  it('shows archives of packages by themselves', () => {
    const archive: Transfer = { ...sending, id: 3, kind: 'package' }
    expect(withWaiting('package', [sending, archive], [unfinished])).toEqual([archive])
    expect(withWaiting('file', [archive], [{ ...unfinished, kind: 'package' }])).toEqual([])
  })

  it('changes one and leaves the others', () => {
    const other = { ...sending, id: 3 }
    expect(withChange([sending, other], 1, { state: 'paused' })).toEqual([
      { ...sending, state: 'paused' },
      other,
    ])
  })

  it.each([
    ['sending', true],
    ['lost', true],
    ['paused', true],
    ['waiting', false],
    ['refused', false],
    ['done', false],
  ] as const)('asks before leaving while an upload is %s: %s', (state, is) =>
    expect(isUnfinished({ state })).toBe(is),
  )
})

describe('requests and bodies', () => {
  it('requests a type of file by its tag', () => {
    expect(filesQuery({ ...firstPlace, text: 'kit', status: 'lib' })).toEqual({
      pageIndex: 0,
      pageSize: 10,
      search: { keywords: 'kit' },
      filters: { file_tag_by_type: 'lib' },
    })
  })

  const file = { name: 'studio.zip', size: 8, type: 'application/zip', lastModified: 5 }

  it('sends the given values of a file, without empty ones', () => {
    const values = { ...firstValues(file), project: '7' }
    expect(formOf(file, values)).toEqual({
      project_id: 7,
      name: 'studio.zip',
      original_name: 'studio.zip',
      size: 8,
      media_type: 'application/zip',
      tags: [],
      fingerprint: '5 studio.zip',
    })
    const all = { ...values, version: ' 6.1.4 ', type: 'lib', platforms: ['linux'], technologies: ['asr'] }
    expect(formOf({ ...file, type: '' }, all)).toMatchObject({
      version: '6.1.4',
      tags: [
        { type: 'type', name: 'lib' },
        { type: 'platform', name: 'linux' },
        { type: 'technology', name: 'asr' },
      ],
    })
    expect(formOf({ ...file, type: '' }, all)).not.toHaveProperty('media_type')
  })
})
