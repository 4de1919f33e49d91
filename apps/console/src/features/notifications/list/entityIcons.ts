import type { NotificationEntity } from '@saywright/api/contract'
import {
  Bell,
  CircleUserRound,
  FolderKanban,
  LayoutDashboard,
  type LucideIcon,
  Package,
  ShieldCheck,
  UserPlus,
} from 'lucide-react'

const icons: Readonly<Record<NotificationEntity, LucideIcon>> = {
  projects: FolderKanban,
  project_assets: Package,
  organization_users: UserPlus,
  dashboard: LayoutDashboard,
  profile: CircleUserRound,
  staff_requests: ShieldCheck,
}

/** The icon of a notification's entity; a bell for an unknown one. */
export function entityIcon(entity: string | null | undefined): LucideIcon {
  return icons[entity as NotificationEntity] ?? Bell
}
