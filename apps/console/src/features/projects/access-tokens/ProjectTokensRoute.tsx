import { mapReady } from '@saywright/api/contract'
import { toLoadable, useMe, useProjectTokens } from '@saywright/api/react'
import { consolePaths } from '@saywright/shell/paths'
import { Navigate } from 'react-router'
import { scopesFor } from '../../../parts/access-tokens/scopesFor.js'
import { TokensCard } from '../../../parts/access-tokens/TokensCard.js'
import { useProjectTokenActions } from '../../../parts/access-tokens/useTokenActions.js'
import { useProjectContext } from '../area/layout/ProjectLayoutRoute.js'

/** The access tokens of a project; its administrators alone have this place. */
export function ProjectTokensRoute() {
  const { project, isAdministrator } = useProjectContext()
  const isStaff = useMe().data?.is_admin ?? false
  const tokens = toLoadable(useProjectTokens(isAdministrator ? project.id : undefined))
  const actions = useProjectTokenActions(project.id)
  if (!isAdministrator)
    return <Navigate to={consolePaths.projectDetails({ projectId: project.id })} replace />
  return (
    <TokensCard
      {...actions}
      of="project"
      tokens={mapReady(tokens, ({ data }) => data)}
      scopes={scopesFor({ isStaff })}
      exampleUrl={`${location.origin}/api/v3/projects/${project.id}/files`}
      documentationHref={consolePaths.documentationPage({ page: 'access-tokens' })}
    />
  )
}
