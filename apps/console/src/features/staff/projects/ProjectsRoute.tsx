import {
  readyWith,
  toLoadable,
  useAllVdkVersions,
  useSaveStaffProject,
  useStaffProjects,
} from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useNow } from '@saywright/shell/components'
import { useMessages } from '@saywright/ui/i18n'
import { listQuery } from '../list/listPlace.js'
import { useListPlace } from '../list/useListPlace.js'
import { useSaved } from '../list/useSaved.js'
import { projectsMessages } from './messages.js'
import { ProjectsScreen } from './ProjectsScreen.js'
import { statusValues } from './statusWords.js'

export function ProjectsRoute() {
  const t = useMessages(projectsMessages)
  const [place, go] = useListPlace(statusValues)
  const projects = useStaffProjects(true, listQuery(place))
  const versions = useAllVdkVersions()
  const now = useNow(projects.data?.data.map(({ evaluation_ends_on }) => evaluation_ends_on) ?? [])
  const send = useSaveStaffProject()
  const { save, onInvalid } = useSaved('staff-project')
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <ProjectsScreen
        rows={readyWith(toLoadable(projects), toLoadable(versions))}
        versions={versions.data ?? []}
        now={now}
        place={place}
        onPlace={go}
        onSave={({ id }, { status, ...change }) =>
          save(send({ params: { id }, body: { ...change, ...(status && { status }) } }), ['status'])
        }
        onInvalid={onInvalid}
      />
    </>
  )
}
