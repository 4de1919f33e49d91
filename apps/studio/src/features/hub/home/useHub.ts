import { modelTypes } from '@saywright/api/contract'
import { useAudioFiles, useProject, useTasks, useUnitTests } from '@saywright/api/react'
import { consoleAddress } from '@saywright/shell'
import { consolePaths, studioPaths } from '@saywright/shell/paths'
import { useNavigate, useSearchParams } from 'react-router'
import { faultHref } from '../../../parts/models/faultHref.js'
import { modelHref } from '../../../parts/models/modelHref.js'
import { useModelActions } from '../../../parts/models/useModelActions.js'
import { useProjectModels } from '../../../parts/models/useProjectModels.js'
import { isOver } from '../../../parts/tasks/taskGroups.js'
import { testHref } from '../../../parts/unit-tests/testHref.js'
import type { HubScreenProps } from './HubScreen.js'
import { useTemplates } from './useTemplates.js'

/** The models of a project with the cards beside them, and all actions on a model. */
export function useHub(projectId: number): HubScreenProps {
  const { data: project } = useProject(projectId)
  const models = useProjectModels(projectId)
  const { data: tests = [] } = useUnitTests(projectId)
  const { data: tasks = [] } = useTasks(projectId)
  const { data: recordings } = useAudioFiles(projectId)
  const { templates, read: readTemplates } = useTemplates(projectId)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { create, rename, duplicate, remove } = useModelActions(projectId)
  return {
    state: {
      project: { open: project, running: tasks.filter((task) => !isOver(task)), recordings },
      models: {
        ...{ all: models, tests },
        wanted: modelTypes.find((type) => type === search.get('create')),
        templates,
      },
      navigation: {
        hrefOf: (model) => modelHref(projectId, model),
        faultHrefOf: ({ model, fault }) => faultHref(projectId, model.id, fault),
        testHrefOf: (test) => testHref(projectId, test),
        audioHref: studioPaths.audioFiles({ projectId }),
        exportHref: studioPaths.export({ projectId }),
        requestHref: consoleAddress(window.location, consolePaths.projectTechnologies({ projectId })),
      },
    },
    actions: {
      models: {
        create: (model) =>
          create(model, ({ id }) => void navigate(modelHref(projectId, { type: model.type, id }))),
        readTemplates,
        rename,
        duplicate,
        delete: remove,
      },
    },
  }
}
