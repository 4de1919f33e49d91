import type { User } from '@saywright/api/contract'
import { useMe } from '@saywright/api/react'
import { useSyncExternalStore } from 'react'
import { focusedIn } from './focusedIn.js'
import { keptOrganization, saveOrganization, subscribeToOrganization } from './keptOrganization.js'

type OrganizationLink = User['organizations'][number]

export type FocusedOrganization = {
  /** Undefined until the account is known. */
  readonly user: User | undefined
  /** The organizations of the user. */
  readonly organizations: readonly OrganizationLink[]
  /** Undefined until the account is known, and for who belongs to none. */
  readonly organization: OrganizationLink | undefined
  readonly isAdministrator: boolean
  /** Whether the user is known to belong to no organization. */
  readonly isEmpty: boolean
  readonly focus: (id: number) => void
}

const none: readonly OrganizationLink[] = []

/** Which organization the screens are about, and how to change it. It is stored on this device. */
export function useFocusedOrganization(): FocusedOrganization {
  const { data: user } = useMe()
  const keptId = useSyncExternalStore(subscribeToOrganization, keptOrganization)
  const organizations = user?.organizations ?? none
  const organization = focusedIn(organizations, keptId)
  return {
    user,
    organizations,
    organization,
    isAdministrator: organization?.role === 'administrator',
    isEmpty: user !== undefined && organizations.length === 0,
    focus: saveOrganization,
  }
}
