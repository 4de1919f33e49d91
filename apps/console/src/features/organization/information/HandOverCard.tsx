import type { Organization } from '@saywright/api/contract'
import { Button, Card } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { organizationMessages } from '../messages/index.js'
import { HandOverDialog, type HandOverDialogProps } from './HandOverDialog.js'

export type HandOverCardProps = Pick<HandOverDialogProps, 'onHandOver' | 'onInvalid'> & {
  organization: Pick<Organization, 'name' | 'members'>
  /** Of the person who looks. */
  userId: number | undefined
}

/** Transfers an organization to another member; renders nothing without one. */
export function HandOverCard({ organization, userId, ...on }: HandOverCardProps) {
  const t = useMessages(organizationMessages)
  const [isAsked, setAsked] = useState(false)
  const others = organization.members.filter(({ user }) => user.id !== userId)
  if (others.length === 0) return null
  return (
    <>
      <Card
        title={t('handOver.title')}
        level={3}
        description={t('handOver.text')}
        actions={<Button onPress={() => setAsked(true)}>{t('handOver.open')}</Button>}
      />
      {isAsked && (
        <HandOverDialog
          {...on}
          organization={organization.name}
          others={others}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
