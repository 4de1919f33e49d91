import { listAudioFiles } from '@saywright/api/contract'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { audioResponse } from './audioResponses.js'
import { usingTests } from './usingTests.js'

const columns = {
  name: 'name_folded',
  size: 'size_bytes',
  duration: 'duration_seconds',
  created_at: 'created_at',
} as const

export const listAudioFilesRoute = bind(listAudioFiles, async ({ context, params, query }) => {
  const page = pageRequest(query, columns, { column: 'created_at', direction: 'desc' })
  const own = context.database
    .selectFrom('audio_file')
    .where('project_id', '=', params.id)
    .where(hasWords(['audio_file.name_folded'], page.keywords))
  const { data, total } = await listPage(own.selectAll(), page, 'id', (rows) => rows.map(audioResponse))
  const names = await usingTests(
    context.database,
    data.map(({ id }) => id),
  )
  return { data: data.map((asset) => ({ ...asset, used_in: names.get(asset.id) ?? [] })), total }
})
