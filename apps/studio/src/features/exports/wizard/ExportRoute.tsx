import { bothReady, mapReady, type ProjectExport } from '@saywright/api/contract'
import {
  toLoadable,
  useDeleteExport,
  useExportLink,
  useExports,
  useMeasureExport,
  useProject,
  useStartExport,
  useTasks,
} from '@saywright/api/react'
import { openDownload, useShell } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { faultHref } from '../../../parts/models/faultHref.js'
import { useProjectModels } from '../../../parts/models/useProjectModels.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { exportsMessages } from '../messages/index.js'
import { ExportScreen } from './ExportScreen.js'

export function ExportRoute() {
  const t = useMessages(exportsMessages)
  const projectId = useProjectId()
  const { notices } = useShell()
  const navigate = useNavigate()
  const project = toLoadable(useProject(projectId))
  const models = useProjectModels(projectId)
  const exports = toLoadable(useExports(projectId))
  const { data: tasks = [] } = useTasks(projectId)
  const start = useStartExport()
  const remove = useDeleteExport()
  const linkOf = useExportLink(projectId)
  const measure = useMeasureExport(projectId)
  const hub = studioPaths.project({ projectId })
  return (
    <>
      <StudioTitle projectId={projectId} open={t('title')} />
      <ExportScreen
        sources={mapReady(bothReady(bothReady(project, models), exports), ([[{ tags }, all], made]) => ({
          models: all,
          tags,
          exports: made,
          tasks,
        }))}
        hubHref={hub}
        faultHrefOf={({ model, fault }) => faultHref(projectId, model.id, fault)}
        // The calls report a failure.
        onMeasure={(form) => measure(form).catch(() => undefined)}
        onStart={(form) => start({ params: { id: projectId }, body: form }).catch(() => undefined)}
        onDownload={async ({ id }: ProjectExport) => {
          const found = await linkOf(id).catch(() => undefined)
          if (found) openDownload(found.link, found.name)
        }}
        onDelete={async ({ id, number }) => {
          await remove({ params: { id: projectId, exportId: id } })
          notices.show({ cause: 'export', tone: 'success', text: t('remove.deleted', { number }) })
        }}
        onCancel={() => void navigate(hub)}
      />
    </>
  )
}
