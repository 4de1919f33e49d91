import { describe, expect, it, test } from 'vitest'
import {
  fileQuery,
  isNarrowed,
  readFilters,
  shownSort,
  sortAfterPress,
  writtenFilters,
} from './fileFilters.js'

const read = (search: string) => readFilters(new URLSearchParams(search))

describe('filters in the address', () => {
  test.each([
    '',
    'platform=linux&technology=asr&type=lib',
    'name=studio&sort=-size&page=3&size=25',
    'sort=name',
  ])('%s is read and written again', (search) => {
    expect(new URLSearchParams(writtenFilters(read(search))).toString()).toBe(search)
  })

  it.each(['7', '101', '500', '0'])('takes %s files a page for not said, which no list offers', (size) => {
    expect(read(`size=${size}`).pageSize).toBe(10)
  })

  it('ignores invalid parameters', () => {
    expect(read('platform=beos&type=lib,example&sort=checksum&page=0&size=1e9')).toEqual(read(''))
  })
})

describe('the question to the server', () => {
  it('A-058 requests the newest first unless a column is chosen', () => {
    expect(fileQuery(read(''))).toEqual({
      pageIndex: 0,
      pageSize: 10,
      sort: { by: 'created_at', direction: 'desc' },
      filters: {},
    })
    expect(fileQuery(read('sort=name')).sort).toEqual({ by: 'name', direction: 'asc' })
    expect(fileQuery(read('sort=-size')).sort).toEqual({ by: 'size', direction: 'desc' })
  })

  it.each([
    ['', 'descending created_at', undefined, 'ascending created_at'],
    ['sort=-created_at', 'descending created_at', undefined, 'ascending created_at'],
    ['sort=-size', 'descending size', undefined, 'descending created_at'],
    ['sort=size', 'ascending size', { column: 'size', direction: 'descending' }, 'descending size'],
  ] as const)(
    'A-058 with %j the files are sorted %s, and after a press %j %s',
    (search, before, pressed, after) => {
      const words = ({ direction, column }: ReturnType<typeof shownSort>) => `${direction} ${column}`
      const filters = read(search)
      expect(words(shownSort(filters))).toBe(before)
      expect(words(shownSort({ sort: sortAfterPress(filters, pressed) }))).toBe(after)
    },
  )

  it('F-055 leaves out a name of spaces', () => {
    expect(fileQuery(read('name=%20%20&page=2')).filters).toEqual({})
    expect(isNarrowed(read('name=%20%20'))).toBe(false)
  })

  it('names every filter as the call does', () => {
    const filters = read('platform=linux&technology=tts&type=lib&name=%20vdk')
    expect(isNarrowed(filters)).toBe(true)
    expect(fileQuery(filters).filters).toEqual({
      file_tag_by_platform: 'linux',
      file_tag_by_technology: 'tts',
      file_tag_by_type: 'lib',
      file_name: 'vdk',
    })
  })
})
