import type { User } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import {
  AudioLines,
  Bell,
  Bug,
  Building2,
  CircleUserRound,
  Download,
  FileArchive,
  FileText,
  FolderKanban,
  FolderPlus,
  FolderTree,
  GitBranch,
  Globe,
  History,
  Inbox,
  Languages,
  LifeBuoy,
  Lock,
  type LucideIcon,
  Mail,
  MessageSquareHeart,
  MessagesSquare,
  Package,
  ScrollText,
  ShieldCheck,
  Tag,
  UserPlus,
  Users,
} from 'lucide-react'
import type { searchMessages } from './messages.js'

type Labels = (typeof searchMessages)['translations']['en-US']
type Named<Group extends 'actions' | 'pages'> = Exclude<keyof Labels[Group], `${string}Keywords`>

type Place<Group extends 'actions' | 'pages'> = {
  readonly words: Named<Group>
  readonly icon: LucideIcon
  readonly href: string
  /** Whether a user may go there; everyone when absent. */
  readonly isFor?: (searcher: Searcher) => boolean
  /** Shown under the account. */
  readonly isOfAccount?: true
}

/** The searching user, in the organization in focus. */
export type Searcher = { readonly user: User; readonly isAdministrator: boolean }

const hasOrganization = ({ user }: Searcher) => user.organizations.length > 0
const isStaff = ({ user }: Searcher) => user.is_admin
const administers = ({ isAdministrator }: Searcher) => isAdministrator

/** A user without an organization founds one with the first project. */
const mayAddProject = (searcher: Searcher) => !hasOrganization(searcher) || administers(searcher)

/** Frequent actions: the first four are offered before anything is typed. */
export const actions: readonly Place<'actions'>[] = [
  { words: 'add', icon: FolderPlus, href: consolePaths.newProject, isFor: mayAddProject },
  { words: 'invite', icon: UserPlus, href: consolePaths.inviteUsers, isFor: administers },
  { words: 'requests', icon: Inbox, href: consolePaths.staffRequests, isFor: isStaff },
  { words: 'inbox', icon: MessagesSquare, href: consolePaths.staffMessages, isFor: isStaff },
  { words: 'message', icon: Mail, href: consolePaths.contact({}) },
  { words: 'feedback', icon: MessageSquareHeart, href: consolePaths.feedback },
  { words: 'bug', icon: Bug, href: consolePaths.contact({ topic: 'n345' }) },
  { words: 'language', icon: Languages, href: consolePaths.contact({ topic: 'a94n' }) },
]

export const pages: readonly Place<'pages'>[] = [
  { words: 'projects', icon: FolderKanban, href: consolePaths.projects },
  { words: 'profile', icon: CircleUserRound, href: consolePaths.profile, isOfAccount: true },
  { words: 'security', icon: Lock, href: consolePaths.security, isOfAccount: true },
  { words: 'notifications', icon: Bell, href: consolePaths.notifications, isOfAccount: true },
  {
    words: 'organization',
    icon: Building2,
    href: consolePaths.organization,
    isFor: hasOrganization,
    isOfAccount: true,
  },
  { words: 'users', icon: Users, href: consolePaths.inviteUsers, isFor: hasOrganization },
  { words: 'domains', icon: Globe, href: consolePaths.organizationDomains, isFor: hasOrganization },
  { words: 'activity', icon: History, href: consolePaths.activity, isOfAccount: true },
  { words: 'contact', icon: LifeBuoy, href: consolePaths.contact({}) },
  { words: 'feedback', icon: MessageSquareHeart, href: consolePaths.feedback },
  { words: 'requests', icon: Inbox, href: consolePaths.staffRequests, isFor: isStaff },
  { words: 'staffProjects', icon: FolderKanban, href: consolePaths.staffProjects, isFor: isStaff },
  { words: 'staffOrganizations', icon: Building2, href: consolePaths.staffOrganizations, isFor: isStaff },
  { words: 'staffPeople', icon: Users, href: consolePaths.staffPeople, isFor: isStaff },
  { words: 'staffTags', icon: Tag, href: consolePaths.staffTags, isFor: isStaff },
  { words: 'staffCategories', icon: FolderTree, href: consolePaths.staffCategories, isFor: isStaff },
  { words: 'staffVdkVersions', icon: GitBranch, href: consolePaths.staffVdkVersions, isFor: isStaff },
  { words: 'inbox', icon: MessagesSquare, href: consolePaths.staffMessages, isFor: isStaff },
  { words: 'staffFiles', icon: FileArchive, href: consolePaths.staffFiles, isFor: isStaff },
  { words: 'staffPackages', icon: Package, href: consolePaths.staffPackages, isFor: isStaff },
  { words: 'staffTasks', icon: History, href: consolePaths.staffTasks, isFor: isStaff },
  { words: 'staffLog', icon: ScrollText, href: consolePaths.staffLog, isFor: isStaff },
  { words: 'privacy', icon: ShieldCheck, href: consolePaths.privacy },
  { words: 'terms', icon: FileText, href: consolePaths.terms },
]

type PlaceOfProject = {
  readonly words: Exclude<keyof Labels['places'], `${string}Keywords`>
  readonly icon: LucideIcon
  readonly path: (params: { readonly projectId: number }) => string
}

/** Where one may want to be in the area of a project; a project itself leads to its details. */
export const placesOfProjects: readonly PlaceOfProject[] = [
  { words: 'technologies', icon: AudioLines, path: consolePaths.projectTechnologies },
  { words: 'users', icon: Users, path: consolePaths.projectUsers },
  { words: 'downloads', icon: Download, path: consolePaths.projectDownloads },
  { words: 'conan', icon: Package, path: consolePaths.projectConanPackages },
]
