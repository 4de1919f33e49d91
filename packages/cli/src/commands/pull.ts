import { defineCommand } from '../Command.js'
import type { Outcome } from '../project/Outcome.js'
import { projectOptions, withProject } from '../project/openProject.js'
import { pullModels } from '../project/pullModels.js'
import { pullRecordings } from '../project/recordings.js'
import { tellOutcomes } from '../project/tellOutcomes.js'

/** `saywright pull`: brings the models and transcriptions of a project into a folder. */
export const pull = defineCommand({
  options: { ...projectOptions, delete: { type: 'boolean' } },
  async run(call) {
    const { options } = call
    const outcomes = await withProject(call, ['read'], async (project) => {
      const { client, folder, kinds, hasRecordings } = project
      const given = { isDryRun: options['dry-run'] ?? false, removes: options.delete ?? false }
      if (!given.isDryRun) await folder.saveFile()
      const models: Outcome[] = []
      for (const kind of kinds) models.push(...(await pullModels(project, folder, kind, given)))
      return hasRecordings ? [...models, ...(await pullRecordings(client, folder, given))] : models
    })
    return tellOutcomes(outcomes, 'pull', call)
  },
})
