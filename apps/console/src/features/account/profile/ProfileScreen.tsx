import type { Loadable, User } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Card, Columns, ErrorState, Skeleton, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { FactsCard, type FactsCardProps } from './FactsCard.js'
import { profileMessages } from './messages.js'
import { PreferencesCard, type PreferencesCardProps } from './PreferencesCard.js'
import { ProfileForm, type ProfileFormProps } from './ProfileForm.js'

export type ProfileScreenProps = Omit<ProfileFormProps, 'user'> &
  PreferencesCardProps &
  Pick<FactsCardProps, 'organization'> & { user: Loadable<User> }

/** The profile of the logged-in user, and their preferences. */
export function ProfileScreen({
  user,
  organization,
  locale,
  onLocaleChange,
  theme,
  onThemeChange,
  ...form
}: ProfileScreenProps) {
  const t = useMessages(profileMessages)
  return (
    <Columns count="aside">
      {user.state === 'ready' ? (
        <ProfileForm {...form} user={user.value} />
      ) : (
        <Card title={t('title')}>
          {user.state === 'failed' ? (
            <ErrorState {...failureOf(user)} />
          ) : (
            <Skeleton widths={['24%', '96%', '96%', '96%', '96%']} />
          )}
        </Card>
      )}
      <Stack gap="x3">
        <PreferencesCard {...{ locale, onLocaleChange, theme, onThemeChange }} />
        {user.state === 'ready' && <FactsCard user={user.value} organization={organization} />}
      </Stack>
    </Columns>
  )
}
