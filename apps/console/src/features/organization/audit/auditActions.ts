import { type OrganizationAction, organizationActions } from '@saywright/api/contract'
import {
  BadgeCheck,
  Building2,
  CalendarX,
  Contact,
  Download,
  FolderMinus,
  FolderPen,
  FolderPlus,
  Gauge,
  Globe,
  Handshake,
  Inbox,
  KeyRound,
  Languages,
  type LucideIcon,
  MailX,
  PackageCheck,
  PackageMinus,
  PackagePlus,
  PackageX,
  Pencil,
  Send,
  Share2,
  Sparkles,
  Timer,
  Trash2,
  Upload,
  UserCog,
  UserMinus,
  UserPlus,
} from 'lucide-react'

export const actionIcons: Readonly<Record<OrganizationAction, LucideIcon>> = {
  'organization.created': Building2,
  'organization.updated': Pencil,
  'organization.verified': BadgeCheck,
  'organization.limits_changed': Gauge,
  'organization.sales_changed': Contact,
  'organization.handed_over': Handshake,
  'member.joined': UserPlus,
  'member.left': UserMinus,
  'member.removed': UserMinus,
  'member.role_changed': UserCog,
  'invitation.created': Send,
  'invitation.resent': Send,
  'invitation.revoked': MailX,
  'invitation.declined': MailX,
  'domain.added': Globe,
  'domain.removed': Globe,
  'project.created': FolderPlus,
  'project.updated': FolderPen,
  'project.owner_changed': UserCog,
  'project.shared': Share2,
  'project.delivered': PackageCheck,
  'project.withdrawn': PackageX,
  'project.expired': CalendarX,
  'project.trial_started': Timer,
  'grammar.generated': Sparkles,
  'grammar.translated': Languages,
  'file.downloaded': Download,
  'file.uploaded': Upload,
  'file.deleted': Trash2,
  'package.published': PackagePlus,
  'package.updated': Pencil,
  'package.withdrawn': PackageMinus,
  'token.created': KeyRound,
  'token.revoked': KeyRound,
  'project.member_attached': FolderPlus,
  'project.member_detached': FolderMinus,
  'deal.created': Inbox,
  'deal.updated': Inbox,
  'deal.approved': PackageCheck,
  'deal.declined': PackageX,
}

/** One of the actions that have words; another part of the product may add some that have none. */
export function knownAction(action: string): OrganizationAction | undefined {
  return organizationActions.find((known) => known === action)
}

/** Keys of messages have dots between their parts, and actions have one within them. */
export const actionKey = (action: OrganizationAction) => action.replace('.', '_') as ActionKey
type ActionKey = OrganizationAction extends infer Action
  ? Action extends `${infer Entity}.${infer Verb}`
    ? `${Entity}_${Verb}`
    : never
  : never
