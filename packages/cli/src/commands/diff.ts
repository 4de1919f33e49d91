import { type Call, defineCommand } from '../Command.js'
import { exitCode } from '../exitCode.js'
import { paint } from '../paint.js'
import { diffModels, type ModelDifference } from '../project/diffModels.js'
import { projectOptions, withProject } from '../project/openProject.js'
import { diffRecordings, type RecordingDifference } from '../project/recordings.js'

const { 'dry-run': _, ...options } = projectOptions

/** `saywright diff`: the differences between a folder and its project. */
export const diff = defineCommand({
  options,
  async run(call) {
    const found = await withProject(call, ['read'], async (project) => {
      const { client, folder, kinds, hasRecordings } = project
      const models: ModelDifference[] = []
      for (const kind of kinds) models.push(...(await diffModels(project, folder, kind)))
      return [...models, ...(hasRecordings ? await diffRecordings(client, folder) : [])]
    })
    if (call.options.json) call.terminal.write(`${JSON.stringify(found, null, 2)}\n`)
    else for (const difference of found) tell(difference, call)
    if (found.length === 0 && !call.options.json) call.terminal.tell(`${call.say('diff.nothing')}\n`)
    return found.length === 0 ? exitCode.well : exitCode.found
  },
})

function tell(
  difference: ModelDifference | RecordingDifference,
  { terminal, say }: Pick<Call, 'terminal' | 'say'>,
) {
  const { standing, name, file } = difference
  terminal.write(`${paint(terminal, 'bold', say(`diff.${standing}`, { name, file }))}\n`)
  for (const line of difference.lines) {
    const style = line.startsWith('-') ? 'red' : line.startsWith('+') ? 'green' : undefined
    terminal.write(`${style ? paint(terminal, style, line) : line}\n`)
  }
}
