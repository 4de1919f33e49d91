import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type Member } from '@saywright/api/contract'
import { Card, Icon, IconButton, Text } from '@saywright/ui'
import { formatDate, richText, useLocale, useMessages } from '@saywright/ui/i18n'
import { EllipsisVertical } from 'lucide-react'
import { MemberName } from '../../../parts/members/MemberName.js'
import { organizationMessages } from '../messages/index.js'
import { foot, grows, head } from './MemberCard.css.js'

export type MemberCardProps = {
  member: Member
  isSelf: boolean
  /** Whether only the projects that both take part in are known. */
  isInCommon: boolean
  /** Opens what can be done; absent where nothing can. */
  onMore?: (() => void) | undefined
}

/** A member on a phone. */
export function MemberCard({ member, isSelf, isInCommon, onMore }: MemberCardProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const projects =
    member.projects && t(isInCommon ? 'projectsInCommon' : 'projects', { count: member.projects.length })
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
        <Text as="span" tone="secondary">
          {projects ? richText(t('users.facts', { role, projects }), { role: emphasized }) : emphasized(role)}
        </Text>
        <Text as="span" variant="bodySmall" tone="secondary">
          {formatDate(member.created_at)}
        </Text>
      </div>
    </Card>
  )
}

const emphasized = (words: string) => (
  <Text as="span" tone="primary" weight="medium">
    {words}
  </Text>
)
