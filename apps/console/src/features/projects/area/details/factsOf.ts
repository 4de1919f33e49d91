import type { Project } from '@saywright/api/contract'
import type { ProjectKitProps } from '@saywright/forms'

/** Read-only facts of a project; the VDK version only where it takes part in the beta. */
export function factsOf({
  organization,
  status,
  beta_access,
  vdk_version,
}: Pick<Project, 'organization' | 'status' | 'beta_access' | 'vdk_version'>): NonNullable<
  ProjectKitProps['facts']
> {
  return {
    organization: organization.name,
    status,
    vdkVersion: beta_access ? vdk_version?.display_name : undefined,
  }
}
