import type { Project } from '@saywright/api/contract'
import { consolePaths, isAt } from '@saywright/shell/paths'
import { AudioLines, Download, FileText, KeyRound, type LucideIcon, Package, Users } from 'lucide-react'
import type { areaMessages } from './messages.js'

export type AreaPlaceId = keyof (typeof areaMessages)['translations']['en-US']['places']

export type AreaPlace = {
  /** Names it in the messages. */
  readonly id: AreaPlaceId
  readonly icon: LucideIcon
  readonly path: (params: { readonly projectId: number }) => string
  /** Whether only administrators of the organization have it. */
  readonly isForAdministrators?: true
  /** How many it lists, where the project knows. */
  readonly count?: (project: Project) => number
}

/** The places of the area of a project, in the order of the specification; the first is that of the area itself. */
export const areaPlaces: readonly AreaPlace[] = [
  { id: 'details', icon: FileText, path: consolePaths.projectDetails },
  { id: 'technologies', icon: AudioLines, path: consolePaths.projectTechnologies },
  { id: 'users', icon: Users, path: consolePaths.projectUsers, count: ({ members_total }) => members_total },
  { id: 'downloads', icon: Download, path: consolePaths.projectDownloads },
  { id: 'conan', icon: Package, path: consolePaths.projectConanPackages },
  { id: 'tokens', icon: KeyRound, path: consolePaths.projectTokens, isForAdministrators: true },
]

/** The places of a user. */
export const placesOf = (isAdministrator: boolean): readonly AreaPlace[] =>
  areaPlaces.filter(({ isForAdministrators }) => isAdministrator || !isForAdministrators)

/** The place of an address of a project. */
export function placeAt(pathname: string, projectId: number): AreaPlaceId {
  return areaPlaces.find(({ path }) => isAt(pathname, path({ projectId })))?.id ?? 'details'
}
