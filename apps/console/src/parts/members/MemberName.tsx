import { displayedName, type Person } from '@saywright/api/contract'
import { Avatar, Tag, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { address, line, person, words } from './MemberName.css.js'
import { memberMessages } from './messages.js'

export type MemberNameProps = { user: Person; isSelf: boolean }

/** Name and e-mail address of a member; the own name is emphasized. */
export function MemberName({ user, isSelf }: MemberNameProps) {
  const t = useMessages(memberMessages)
  const locale = useLocale()
  return (
    <div className={person}>
      <Avatar name={`${user.first_name} ${user.last_name}`} isQuiet={!isSelf} isDecorative />
      <div className={words}>
        <div className={line}>
          <Text as="span" weight="medium">
            {displayedName(user, locale)}
          </Text>
          {isSelf && <Tag tone="neutral">{t('you')}</Tag>}
        </div>
        <div className={address} title={user.email}>
          <Text as="span" variant="caption" tone="secondary">
            {user.email}
          </Text>
        </div>
      </div>
    </div>
  )
}
