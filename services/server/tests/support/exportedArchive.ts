import { getExportLink, listExports, startExport } from '@saywright/api/contract'
import { expect, vi } from 'vitest'
import type { TestPerson } from './people.js'
import type { TestServer } from './testServer.js'

/** The archive of an export of one voice command model, with the recordings of its unit tests on request. */
export async function exportedArchive(
  { url }: Pick<TestServer, 'url'>,
  { client }: Pick<TestPerson, 'client'>,
  { id, modelId, recordings = false }: { id: number; modelId: number; recordings?: boolean },
): Promise<Uint8Array> {
  const models = [{ type: 'voice_commands' as const, id: modelId }]
  const body = { architecture: 'linux-x64' as const, models, recordings }
  const { id: exportId } = await client.send(startExport, { params: { id }, body })
  const find = async () =>
    (await client.send(listExports, { params: { id }, query: {} })).data.find((each) => each.id === exportId)
  await vi.waitFor(async () => expect((await find())?.status).toBe('completed'), { timeout: 60_000 })
  const { link } = await client.send(getExportLink, { params: { id, exportId } })
  return new Uint8Array(await (await fetch(url + link)).arrayBuffer())
}
