import { displayedName, type User } from '@saywright/api/contract'
import { Avatar, Card, Inline, Page, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { ArrowLeftRight, LogOut } from 'lucide-react'
import { rows } from '../../../parts/menu-row/MenuRow.css.js'
import { MenuRow } from '../../../parts/menu-row/MenuRow.js'
import { type AccountSection, sectionHref, sectionIcons, sectionsFor } from '../layout/accountSections.js'
import { accountMessages } from '../messages/index.js'

export type AccountMenuScreenProps = {
  /** Absent until it is known; the ways on are there meanwhile. */
  user: User | undefined
  picture: string | undefined
  /** The name of the organization in focus. */
  organization: string | undefined
  /** Notifications that wait to be read. */
  unread: number
  /** Absent for users of fewer than two organizations. */
  onSwitch?: (() => void) | undefined
  onLogOut: () => void
  brandName: string
  version: string
}

/** The account on a small screen: who one is, and every section of it. */
export function AccountMenuScreen({ user, picture, organization, unread, ...rest }: AccountMenuScreenProps) {
  const t = useMessages(accountMessages)
  const locale = useLocale()
  const count = user?.organizations.length ?? 0
  const values: Partial<Record<AccountSection, string | undefined>> = {
    organization,
    activity: unread > 0 ? t('menu.unread', { count: unread }) : undefined,
  }
  return (
    <Page title={t('title')}>
      <Stack gap="x3">
        {user && (
          <Card>
            <Inline gap="x3" allowsWrapping={false}>
              <Avatar name={`${user.first_name} ${user.last_name}`} src={picture} size="large" isDecorative />
              <Stack gap="x05">
                <Text weight="semibold">{displayedName(user, locale)}</Text>
                <Text variant="bodySmall" tone="secondary" isTruncated>
                  {user.email}
                </Text>
              </Stack>
            </Inline>
          </Card>
        )}
        <nav aria-label={t('title')}>
          <Stack gap="x3">
            <Card isFlush>
              <ul className={rows}>
                {sectionsFor(count).map((section) => (
                  <MenuRow
                    key={section}
                    icon={sectionIcons[section]}
                    label={t(`sections.${section}`)}
                    value={values[section]}
                    href={sectionHref(section)}
                  />
                ))}
              </ul>
            </Card>
            {rest.onSwitch && count > 1 && (
              <Card isFlush>
                <ul className={rows}>
                  <MenuRow
                    icon={ArrowLeftRight}
                    label={t('menu.switch')}
                    value={String(count)}
                    onPress={rest.onSwitch}
                    leadsOn
                  />
                </ul>
              </Card>
            )}
            <Card isFlush>
              <ul className={rows}>
                <MenuRow icon={LogOut} label={t('menu.logOut')} tone="danger" onPress={rest.onLogOut} />
              </ul>
            </Card>
          </Stack>
        </nav>
        <Text variant="caption" tone="secondary" align="center">
          {t('menu.version', { brand: rest.brandName, version: rest.version })}
        </Text>
      </Stack>
    </Page>
  )
}
