import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { formatLongDate, formatTime, useLocale, useMessages } from '@saywright/ui/i18n'
import { Names } from '../../../parts/Names.js'
import type { ReceivedInvitation } from './Invitation.js'
import * as css from './InvitationFacts.css.js'
import { invitationMessages } from './messages.js'

/** The role, the projects and the expiry of an invitation. */
export function InvitationFacts({ role, projects, expires_at }: ReceivedInvitation) {
  const t = useMessages(invitationMessages)
  const locale = useLocale()
  return (
    <dl className={css.facts}>
      <dt className={css.term}>{t('role')}</dt>
      <dd className={css.fact}>{labelOf(organizationRoles, role['en-US'], locale)}</dd>
      <dt className={css.term}>{t('projects')}</dt>
      {projects.length === 0 && <dd className={css.fact}>{t('noProject')}</dd>}
      {projects.length > 0 && (
        <dd className={css.fact}>
          <Names of={projects.map(({ title }) => title)} />
        </dd>
      )}
      <dt className={css.term}>{t('until')}</dt>
      <dd className={css.fact}>
        {t('untilTime', { date: formatLongDate(expires_at, locale), time: formatTime(expires_at) })}
      </dd>
    </dl>
  )
}
