import type { User } from '@saywright/api/contract'
import { Card, ConfirmDialog, Icon, Link, Message, Switch, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { newsMessages } from './messages.js'
import { type NewsSubject, newsSubjects } from './newsSubjects.js'
import { child, foot, row, tile } from './SwitchRow.css.js'
import { useSavedSwitch } from './useSavedSwitch.js'

export type NewsCardProps = {
  user: User
  /** Subscribes to all news or unsubscribes, which cannot be undone here. Rejects when it could not be saved, after a notice has said why. */
  onAllow: (isAllowed: boolean) => Promise<void>
  onSubject: (subject: NewsSubject, isOn: boolean) => Promise<void>
  /** Address of the form for subscribing again. */
  contactHref: string
}

/** Card of the subscription to news of the company. */
export function NewsCard({ user, onAllow, onSubject, contactHref }: NewsCardProps) {
  const t = useMessages(newsMessages)
  const [isAsking, setAsking] = useState(false)
  const isAllowed = user.marketing_status === 'Allow'
  const isOver = user.marketing_status === 'Disallow'
  const all = useSavedSwitch(isAllowed, onAllow)
  const link = (words: string) => <Link href={contactHref}>{words}</Link>
  const name = (words: string) => (
    <Text as="strong" weight="semibold">
      {words}
    </Text>
  )
  return (
    <Card title={t('marketing.title')} description={t('marketing.lead')} isFlush>
      <div className={row}>
        <span className={tile}>
          <Icon of={Megaphone} />
        </span>
        <Switch
          labelPosition="start"
          label={t('marketing.all')}
          description={t('marketing.allNote')}
          isSelected={all.isSelected}
          isReadOnly={isOver}
          onChange={(isOn) => (isOn ? all.onChange(true) : setAsking(true))}
        />
      </div>
      {newsSubjects.map((subject) => (
        <SubjectSwitch
          key={subject}
          subject={subject}
          // The three switches turn on at once, before the server has responded.
          isSaved={isAllowed ? (user[subject] ?? false) : all.isSelected}
          isEnabled={all.isSelected}
          onChange={(isOn) => onSubject(subject, isOn)}
        />
      ))}
      {(isOver || all.isSelected) && (
        <div className={foot}>
          <Message tone={isOver ? 'info' : 'warning'}>
            {richText(t(isOver ? 'marketing.over' : 'marketing.permanent'), { link, name })}
          </Message>
        </div>
      )}
      <ConfirmDialog
        title={t('question')}
        confirmLabel={t('stop')}
        cancelLabel={t('keep')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => all.onChange(false)}
      >
        {t('warning')}
      </ConfirmDialog>
    </Card>
  )
}

type SubjectSwitchProps = {
  subject: NewsSubject
  isSaved: boolean
  isEnabled: boolean
  onChange: (isOn: boolean) => Promise<void>
}

function SubjectSwitch({ subject, isSaved, isEnabled, onChange }: SubjectSwitchProps) {
  const t = useMessages(newsMessages)
  const { isSelected, ...saved } = useSavedSwitch(isSaved, onChange)
  return (
    <div className={child}>
      <Switch
        {...saved}
        labelPosition="start"
        label={t(`marketing.${subject}`)}
        description={t(`marketing.${subject}Note`)}
        isSelected={isEnabled && isSelected}
        isDisabled={!isEnabled}
      />
    </div>
  )
}
