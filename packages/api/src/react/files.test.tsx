import type { ReactNode } from 'react'
import { expect, it, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { endpoints } from '../contract/endpoints.js'
import { aClient } from '../testing/aClient.js'
import { aFile, aPage } from '../testing/builders.js'
import { fakeTransport } from '../testing/fakeTransport.js'
import { ApiProvider } from './ApiProvider.js'
import { useFileNames, useFiles, useInstallers } from './files.js'

const { listFileNames, listFiles } = endpoints

/** A server with one file, and the queries that it was sent. */
function aServer() {
  const fake = fakeTransport()
    .respond(listFiles, aPage([aFile()]))
    .respond(listFileNames, aPage([{ name: 'studio.zip' }]))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={aClient(fake)}>{children}</ApiProvider>
  )
  return { fake, wrapper }
}

test.each(['name', 'size', 'created_at'] as const)(
  'A-025 requests files by project, tags and name, in the order of %s',
  async (by) => {
    const { fake, wrapper } = aServer()
    const sort = { by, direction: 'asc' } as const
    const filters = {
      file_tag_by_platform: 'linux',
      file_tag_by_type: 'lib',
      file_tag_by_technology: 'tts',
      file_name: 'voice',
    }
    const { result } = await renderHook(() => useFiles(7, { filters, sort }), { wrapper })
    await expect.poll(() => result.current.data?.total).toBe(1)
    expect(fake.calls(listFiles).map(({ query }) => query)).toEqual([
      { filters: { ...filters, file_project_id: '7' }, sort },
    ])
  },
)

it('A-026 names are suggested by 50 from the first, in the order of the alphabet, for a piece of one alone', async () => {
  const { fake, wrapper } = aServer()
  let piece = ' '
  const { result, rerender } = await renderHook(() => useFileNames(7, piece), { wrapper })
  expect(fake.calls(listFileNames)).toEqual([])
  piece = 'stud'
  await rerender()
  await expect.poll(() => result.current.data?.total).toBe(1)
  expect(fake.calls(listFileNames).map(({ query }) => query)).toEqual([
    {
      filters: { file_name: 'stud', file_project_id: '7' },
      sort: { by: 'name', direction: 'asc' },
      pageIndex: 0,
      pageSize: 50,
    },
  ])
})

it('A-028 installers are the first 100 files of that type, from the last name', async () => {
  const { fake, wrapper } = aServer()
  const { result } = await renderHook(() => useInstallers(7), { wrapper })
  await expect.poll(() => result.current.data?.total).toBe(1)
  expect(fake.calls(listFiles).map(({ query }) => query)).toEqual([
    {
      filters: { file_tag_by_type: 'installer', file_project_id: '7' },
      sort: { by: 'name', direction: 'desc' },
      pageIndex: 0,
      pageSize: 100,
    },
  ])
})
