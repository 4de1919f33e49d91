import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type Member } from '@saywright/api/contract'
import { Card, Icon, IconButton, Text } from '@saywright/ui'
import { formatDate, useLocale, useMessages } from '@saywright/ui/i18n'
import { EllipsisVertical } from 'lucide-react'
import { MemberName } from '../../../parts/members/MemberName.js'
import { organizationMessages } from '../messages/index.js'
import { foot, grows, head } from './MemberCard.css.js'

export type MemberCardProps = {
  member: Member
  isSelf: boolean
  /** Opens what can be done; absent where nothing can. */
  onMore?: (() => void) | undefined
}

/** A member on a phone. */
export function MemberCard({ member, isSelf, onMore }: MemberCardProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const projects = member.projects && t('projects', { count: member.projects.length })
  const role = labelOf(organizationRoles, member.role, locale)
  return (
    <Card>
      <div className={head}>
        <div className={grows}>
          <MemberName user={member.user} isSelf={isSelf} />
        </div>
        {onMore && (
          <IconButton
            label={t('users.more', { name: displayedName(member.user, locale) })}
            icon={<Icon of={EllipsisVertical} size={20} />}
            onPress={onMore}
          />
        )}
      </div>
      <div className={foot}>
        <Text as="span">{projects ? t('switch.facts', { role, projects }) : role}</Text>
        <Text as="span" variant="bodySmall" tone="secondary">
          {formatDate(member.created_at)}
        </Text>
      </div>
    </Card>
  )
}
