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

/** Sections of the account; that of the organization is there for members of one only. */
export function sectionsFor(organizations: number): readonly AccountSection[] {
  return all.filter((section) => section !== 'organization' || organizations > 0)
}

export const sectionHref = (section: AccountSection): string => consolePaths[section]

/** The section that contains an address; the address of the account itself is in the profile. */
export function sectionAt(pathname: string): AccountSection {
  return all.find((section) => isAt(pathname, consolePaths[section])) ?? 'profile'
}
