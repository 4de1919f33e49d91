import { defineCommand } from '../Command.js'
import type { Outcome } from '../project/Outcome.js'
import { projectOptions, withProject } from '../project/openProject.js'
import { pushModels } from '../project/pushModels.js'
import { pushRecordings } from '../project/recordings.js'
import { tellOutcomes } from '../project/tellOutcomes.js'

/** `saywright push`: sends the changes of a folder to its project. */
export const push = defineCommand({
  options: projectOptions,
  async run(call) {
    const { options } = call
    const scopes = ['read', 'models']
    const outcomes = await withProject(call, scopes, async (project) => {
      const { client, folder, kinds, hasRecordings } = project
      const given = { isDryRun: options['dry-run'] ?? false }
      const models: Outcome[] = []
      for (const kind of kinds) models.push(...(await pushModels(project, folder, kind, given)))
      return hasRecordings ? [...models, ...(await pushRecordings(client, folder, given))] : models
    })
    return tellOutcomes(outcomes, 'push', call)
  },
})
