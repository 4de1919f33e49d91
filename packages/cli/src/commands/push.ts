import { defineCommand } from '../Command.js'
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
    const outcomes = await withProject(call, scopes, async ({ client, folder, pairs, hasRecordings }) => {
      const given = { isDryRun: options['dry-run'] ?? false }
      const models = await pushModels(client, folder, pairs, given)
      return hasRecordings ? [...models, ...(await pushRecordings(client, folder, given))] : models
    })
    return tellOutcomes(outcomes, 'push', call)
  },
})
