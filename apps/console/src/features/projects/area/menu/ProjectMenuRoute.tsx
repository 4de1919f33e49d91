import { useMe } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useNow } from '@saywright/shell/components'
import { idOf } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useParams } from 'react-router'
import { endsOf } from '../endsOf.js'
import { isAdministratorOf } from '../isAdministratorOf.js'
import { MalformedProject } from '../MalformedProject.js'
import { areaMessages } from '../messages.js'
import { useAreaProject } from '../useAreaProject.js'
import { ProjectMenuScreen } from './ProjectMenuScreen.js'

/** The places of a project, for screens too small to show them beside one. */
export function ProjectMenuRoute() {
  const id = idOf(useParams().projectId)
  const t = useMessages(areaMessages)
  const project = useAreaProject(id)
  const userId = useMe().data?.id
  const known = project.state === 'ready' ? project.value : undefined
  const now = useNow(endsOf(known))
  if (id === undefined) return <MalformedProject />
  return (
    <>
      <DocumentTitle>{known?.title ?? t('title')}</DocumentTitle>
      <ProjectMenuScreen project={project} isAdministrator={isAdministratorOf(known, userId)} now={now} />
    </>
  )
}
