import type { ModelType } from '@saywright/api/contract'
import { useProject } from '@saywright/api/react'
import { consoleAddress } from '@saywright/shell'
import { consolePaths, studioPaths } from '@saywright/shell/paths'
import { Card, Page, Skeleton } from '@saywright/ui'
import { NoModelScreen } from './NoModelScreen.js'

type NoModelProps = { projectId: number; type: ModelType; title: string }

/** The screen of a type without a model, once the resources of the project are known. */
export function NoModel({ projectId, type, title }: NoModelProps) {
  const { data: project } = useProject(projectId)
  if (!project)
    return (
      <Page title={title}>
        <Card>
          <Skeleton />
        </Card>
      </Page>
    )
  return (
    <NoModelScreen
      type={type}
      tags={project.tags}
      createHref={`${studioPaths.project({ projectId })}?create=${type}`}
      requestHref={consoleAddress(window.location, consolePaths.projectTechnologies({ projectId }))}
    />
  )
}
