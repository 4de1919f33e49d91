import { consolePaths, isAt } from '@saywright/shell/paths'
import type { TranslateOf } from '@saywright/ui/i18n'
import { matchPath } from 'react-router'
import type { layoutMessages } from './messages.js'

type Labels = TranslateOf<typeof layoutMessages>
type Key = Parameters<Labels>[0]

/** A step of the way to the page that is open. */
export type Step = {
  readonly label: string
  /** Absent for the page itself. */
  readonly href?: string
}

export type Place = {
  /** From the top to the page that is open. */
  readonly steps: readonly Step[]
  /** Replaces the whole path where there is no room for it. */
  readonly title: string
}

type Level = readonly [words: Key, href: string]

const projects: Level = ['projects', consolePaths.projects]
const account: Level = ['account', consolePaths.account]
const organization: Level = ['place.organization', consolePaths.organization]
const staff: Level = ['staff', consolePaths.staff]
const staffProjects: Level = ['place.staffProjects', consolePaths.staffProjects]

/** The path to each page; pages below an address have its path, unless they have one of their own. */
const ways: readonly (readonly Level[])[] = [
  [projects],
  [['place.contact', consolePaths.contact({})]],
  [['feedback', consolePaths.feedback]],
  [['demo', consolePaths.demo]],
  [['documentation', consolePaths.documentation]],
  [['place.terms', consolePaths.terms]],
  [['place.privacy', consolePaths.privacy]],
  [['account', consolePaths.accountMenu]],
  [account],
  [account, ['place.profile', consolePaths.profile]],
  [account, ['place.security', consolePaths.security]],
  [account, ['notifications', consolePaths.notifications]],
  [account, ['place.activity', consolePaths.activity]],
  [account, organization, ['place.newOrganization', consolePaths.newOrganization]],
  [account, organization, ['place.information', consolePaths.organization]],
  [account, organization, ['place.members', consolePaths.organizationUsers]],
  [account, organization, ['place.members', consolePaths.inviteUsers]],
  [account, organization, ['place.domains', consolePaths.organizationDomains]],
  [account, organization, ['place.audit', consolePaths.organizationAudit]],
  [staff],
  [staff, staffProjects],
  [staff, ['staffMenu.requests', consolePaths.staffRequests]],
  [staff, ['staffMenu.organizations', consolePaths.staffOrganizations]],
  [staff, ['staffMenu.people', consolePaths.staffPeople]],
  [staff, ['staffMenu.tags', consolePaths.staffTags]],
  [staff, ['staffMenu.categories', consolePaths.staffCategories]],
  [staff, ['staffMenu.vdkVersions', consolePaths.staffVdkVersions]],
  [staff, ['staffMenu.files', consolePaths.staffFiles]],
  [staff, ['staffMenu.packages', consolePaths.staffPackages]],
  [staff, ['staffMenu.messages', consolePaths.staffMessages]],
  [staff, ['staffMenu.tasks', consolePaths.staffTasks]],
  [staff, ['staffMenu.log', consolePaths.staffLog]],
]

/** The places in the area of a project: how small screens name each. */
const areaPlaces: readonly (readonly [words: Key, pattern: string])[] = [
  ['place.technologies', consolePaths.projectTechnologies.pattern],
  ['place.users', consolePaths.projectUsers.pattern],
  ['place.downloads', consolePaths.projectDownloads.pattern],
  ['place.conan', consolePaths.projectConanPackages.pattern],
  ['place.tokens', consolePaths.projectTokens.pattern],
  ['place.details', `${consolePaths.project.pattern}/*`],
  ['place.project', consolePaths.projectMenu.pattern],
]

const hrefOf = (way: readonly Level[]) => way.at(-1)?.[1] ?? ''

/**
 * Where a page of the console is; undefined for an address that has no page.
 *
 * @param project the name of the project that the address is about, once it is known.
 */
export function placeAt(t: Labels, pathname: string, project: string | undefined): Place | undefined {
  const linked = (way: readonly Level[]) => way.map(([words, href]) => ({ label: t(words), href }))
  const name = { label: project ?? t('place.project') }
  const inArea = areaPlaces.find(([, pattern]) => matchPath(pattern, pathname))
  if (inArea) return { steps: [...linked([projects]), name], title: t(inArea[0]) }
  if (matchPath(consolePaths.staffProject.pattern, pathname))
    return { steps: [...linked([staff, staffProjects]), name], title: t(staffProjects[0]) }
  const [way] = ways
    .filter((levels) => isAt(pathname, hrefOf(levels)))
    .toSorted((one, other) => hrefOf(other).length - hrefOf(one).length)
  const last = way?.at(-1)
  if (!way || !last) return
  // The tabs of the organization are one page.
  return { steps: [...linked(way.slice(0, -1)), { label: t(last[0]) }], title: t((way[1] ?? last)[0]) }
}
