import type { User } from '@saywright/api/contract'
import type { MessageKey } from '@saywright/ui/i18n'
import {
  Bell,
  Bug,
  Building2,
  CircleUserRound,
  FileText,
  FolderKanban,
  FolderPlus,
  Globe,
  History,
  Inbox,
  Languages,
  LifeBuoy,
  Lock,
  type LucideIcon,
  Mail,
  MessageSquareHeart,
  ShieldCheck,
  UserPlus,
  Users,
} from 'lucide-react'
import type { searchMessages } from './messages.js'

type Words = (typeof searchMessages)['translations']['en-US']
type Named<Group extends 'actions' | 'pages'> = Exclude<keyof Words[Group], `${string}Keywords`>

type Place<Group extends 'actions' | 'pages'> = {
  readonly words: Named<Group>
  readonly icon: LucideIcon
  readonly href: string
  /** Who may go there; everyone when absent. */
  readonly isFor?: (searcher: Searcher) => boolean
  /** Shown under the account. */
  readonly isOfAccount?: true
}

export type SearchWord = MessageKey<Words>

/** Who searches, in the organization in focus. */
export type Searcher = { readonly user: User; readonly isAdministrator: boolean }

const hasOrganization = ({ user }: Searcher) => user.organizations.length > 0
const isStaff = ({ user }: Searcher) => user.is_admin
const administers = ({ isAdministrator }: Searcher) => isAdministrator

/** Whoever has no organization founds one with the first project. */
const mayAddProject = (searcher: Searcher) => !hasOrganization(searcher) || administers(searcher)

/** What one does often first: the first four stand there before anything is typed. */
export const actions: readonly Place<'actions'>[] = [
  { words: 'add', icon: FolderPlus, href: '/wizard/project', isFor: mayAddProject },
  { words: 'invite', icon: UserPlus, href: '/account/organization/invite-users', isFor: administers },
  { words: 'inbox', icon: Inbox, href: '/staff/messages', isFor: isStaff },
  { words: 'message', icon: Mail, href: '/contact' },
  { words: 'feedback', icon: MessageSquareHeart, href: '/feedback' },
  { words: 'bug', icon: Bug, href: '/contact/n345' },
  { words: 'language', icon: Languages, href: '/contact/a94n' },
]

export const pages: readonly Place<'pages'>[] = [
  { words: 'projects', icon: FolderKanban, href: '/projects' },
  { words: 'profile', icon: CircleUserRound, href: '/account/profile', isOfAccount: true },
  { words: 'security', icon: Lock, href: '/account/security', isOfAccount: true },
  { words: 'notifications', icon: Bell, href: '/account/notifications', isOfAccount: true },
  {
    words: 'organization',
    icon: Building2,
    href: '/account/organization',
    isFor: hasOrganization,
    isOfAccount: true,
  },
  { words: 'users', icon: Users, href: '/account/organization/invite-users', isFor: hasOrganization },
  { words: 'domains', icon: Globe, href: '/account/organization/domains', isFor: hasOrganization },
  { words: 'activity', icon: History, href: '/account/activity', isOfAccount: true },
  { words: 'contact', icon: LifeBuoy, href: '/contact' },
  { words: 'feedback', icon: MessageSquareHeart, href: '/feedback' },
  { words: 'inbox', icon: Inbox, href: '/staff/messages', isFor: isStaff },
  { words: 'privacy', icon: ShieldCheck, href: '/privacy-policy' },
  { words: 'terms', icon: FileText, href: '/terms-and-conditions' },
]
