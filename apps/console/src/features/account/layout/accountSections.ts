import { consolePaths, isAt } from '@saywright/shell/paths'
import { Bell, Building2, CircleUserRound, History, Lock, type LucideIcon } from 'lucide-react'

export type AccountSection = 'profile' | 'security' | 'notifications' | 'organization' | 'activity'

export const sectionIcons: Readonly<Record<AccountSection, LucideIcon>> = {
  profile: CircleUserRound,
  security: Lock,
  notifications: Bell,
  organization: Building2,
  activity: History,
}

const all = Object.keys(sectionIcons) as AccountSection[]

/** What the account has to offer: the organization only to who has one. */
export function sectionsFor(organizations: number): readonly AccountSection[] {
  return all.filter((section) => section !== 'organization' || organizations > 0)
}

export const sectionHref = (section: AccountSection): string => consolePaths[section]

/** The section in which an address lies; the profile stands for the account itself. */
export function sectionAt(pathname: string): AccountSection {
  return all.find((section) => isAt(pathname, consolePaths[section])) ?? 'profile'
}
