import { type ExportMeasure, measureExport } from '@saywright/api/contract'
import { bindWork } from '../shared/stream.js'
import type { SourceModel } from './layout.js'
import { packExport } from './packExport.js'
import { requireExportable } from './requireExportable.js'
import { readSourceModel } from './sourceModels.js'

/** Measures the size of an export: it is packed without storing the result. Recordings are counted, not read. */
export const measureExportRoute = bindWork(measureExport, {
  check: ({ context, params, body }) => requireExportable(context, params.id, body),
  work: async ({ context, params, body, session }, signal): Promise<ExportMeasure> => {
    const asker = { accountId: session.accountId, signal }
    const reading = { context, asker, projectId: params.id, isWithRecordings: false, tries: 1 }
    const recordings = new Map<number, number>()
    const problems: ExportMeasure['problems'] = []
    async function* models(): AsyncGenerator<SourceModel> {
      for (const chosen of body.models) {
        const model = await readSourceModel(reading, chosen)
        const { type, id, name, commands, wakeWords } = model
        for (const { id, size } of (commands ?? wakeWords)?.recordings.values() ?? [])
          recordings.set(id, size)
        const problem = (commands ?? wakeWords)?.problem
        if (problem) problems.push({ type, id, name, problem: problem.split(' ')[0]! })
        yield { ...model, type }
      }
    }
    const { bytes, result } = packExport({
      ...{ folder: 'export', project: 'export', number: 1, architecture: body.architecture },
      createdAt: new Date(0).toISOString(),
      models: models(),
    })
    for await (const _ of bytes);
    const { size, parts } = result()
    const added = [...recordings.values()].reduce((sum, one) => sum + one, 0)
    return {
      size: size + (body.recordings ? added : 0),
      parts,
      recordings: { files: recordings.size, size: added },
      problems,
    }
  },
})
