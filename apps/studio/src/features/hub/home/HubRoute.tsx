import { modelTypes } from '@saywright/api/contract'
import { useAudioFiles, useProject, useTasks, useUnitTests } from '@saywright/api/react'
import { studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate, useSearchParams } from 'react-router'
import { modelHref } from '../../../parts/models/modelHref.js'
import { useModelActions } from '../../../parts/models/useModelActions.js'
import { useProjectModels } from '../../../parts/models/useProjectModels.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { isOver } from '../../../parts/tasks/taskGroups.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { hubMessages } from '../messages/index.js'
import { HubScreen } from './HubScreen.js'

export function HubRoute() {
  const t = useMessages(hubMessages)
  const projectId = useProjectId()
  const { data: project, error } = useProject(projectId)
  const models = useProjectModels(projectId)
  const { data: tests = [] } = useUnitTests(projectId)
  const { data: tasks = [] } = useTasks(projectId)
  const { data: recordings } = useAudioFiles(projectId)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { create, rename, duplicate, remove } = useModelActions(projectId)
  return (
    <>
      <StudioTitle projectId={projectId} open={error && t('home.untitled')} />
      <HubScreen
        project={project}
        models={models}
        tests={tests}
        hrefOf={(model) => modelHref(projectId, model)}
        testHrefOf={({ id, model_id }) => studioPaths.unitTest({ projectId, modelId: model_id, testId: id })}
        running={tasks.filter((task) => !isOver(task))}
        recordings={recordings}
        audioHref={studioPaths.audioFiles({ projectId })}
        wanted={modelTypes.find((type) => type === search.get('create'))}
        exportHref={studioPaths.export({ projectId })}
        onCreate={(model) =>
          create(model, ({ id }) => void navigate(modelHref(projectId, { type: model.type, id })))
        }
        onRename={rename}
        onDuplicate={duplicate}
        onDelete={remove}
      />
    </>
  )
}
