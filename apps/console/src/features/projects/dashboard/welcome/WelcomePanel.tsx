import { brand } from '@saywright/shell'
import { Heading, Icon, Logo, SpectrumPicture, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Clock } from 'lucide-react'
import { welcomeMessages } from './messages.js'
import * as css from './WelcomePanel.css.js'

export type WelcomePanelProps = {
  name: string
  /** The one that they belong to already. */
  organization?: string | undefined
}

/** Greets a new user, and explains the purpose of the questions. */
export function WelcomePanel({ name, organization }: WelcomePanelProps) {
  const t = useMessages(welcomeMessages)
  return (
    <div className={css.panel} data-theme="dark">
      <div className={css.picture}>
        <SpectrumPicture height="fill" />
      </div>
      <div className={css.shade} />
      <span className={css.mark} aria-hidden>
        <Logo name={brand.name} isMarkOnly tone="inherit" size={28} />
      </span>
      <div className={css.words}>
        <Heading level={2} variant="titleLarge">
          {t('welcome', { name })}
        </Heading>
        <Text>{organization ? t('leadOfMember', { organization }) : t('lead')}</Text>
      </div>
      <div className={css.minute}>
        <Icon of={Clock} />
        <Text variant="bodySmall">{t('minute')}</Text>
      </div>
    </div>
  )
}
