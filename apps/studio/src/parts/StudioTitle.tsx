import { useProject } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'

export type StudioTitleProps = {
  projectId: number
  /** Name of the open object of the project; absent for the project itself. */
  open?: string | undefined
}

/** Names a tab of the browser after the open object: many are open beside each other. */
export function StudioTitle({ projectId, open }: StudioTitleProps) {
  const { data: project } = useProject(projectId)
  const names = [open, project?.title].filter((name) => name !== undefined)
  return names.length > 0 && <DocumentTitle>{names.join(' · ')}</DocumentTitle>
}
