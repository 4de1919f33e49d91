import { Card, Icon, Switch } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Lock, ShieldCheck } from 'lucide-react'
import { newsMessages } from './messages.js'
import { reason, row, spokenReason, tile } from './SwitchRow.css.js'

/** Mails that every account receives. */
export function EssentialCard({ email }: { email: string }) {
  const t = useMessages(newsMessages)
  return (
    <Card title={t('essential.title')} description={t('essential.sentTo', { email })} isFlush>
      <div className={row}>
        <span className={tile}>
          <Icon of={ShieldCheck} />
        </span>
        <Switch
          labelPosition="start"
          label={t('essential.account')}
          description={
            <>
              <span>{t('essential.accountNote')}</span>{' '}
              <span className={spokenReason}>{t('essential.alwaysOn')}.</span>
            </>
          }
          isSelected
          isReadOnly
        />
        <span className={reason} aria-hidden>
          <Icon of={Lock} size={14} />
          {t('essential.alwaysOn')}
        </span>
      </div>
    </Card>
  )
}
