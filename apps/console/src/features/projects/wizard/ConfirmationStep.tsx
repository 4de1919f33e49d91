import type { Deal } from '@saywright/api/contract'
import { nothingChosen } from '@saywright/api/contract'
import { UseCaseGlyph } from '@saywright/forms'
import { Stack, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { ConfirmationPart } from './ConfirmationPart.js'
import * as css from './ConfirmationStep.css.js'
import { wizardMessages } from './messages/index.js'
import { NextCards, type NextCardsProps } from './NextCards.js'
import { RequestCard } from './RequestCard.js'
import type { WizardValues } from './wizardValues.js'

export type Outcome = Pick<Deal, 'status' | 'created_at'>

export type ConfirmationStepProps = NextCardsProps & {
  values: WizardValues
  /** The outcome of the request. */
  outcome: Outcome
  /** The name of the organization. */
  organization: string
  /** Where the answer will come. */
  email: string
  heading: ReactNode
}

/** The request was sent: what happens next, and what the user can do meanwhile. */
export function ConfirmationStep({
  values,
  outcome,
  organization,
  email,
  heading,
  ...hrefs
}: ConfirmationStepProps) {
  const t = useMessages(wizardMessages)
  const isApproved = outcome.status === 'approved'
  const { choice } = values
  return (
    <Stack gap="x4">
      <div className={css.parts}>
        <div className={css.words}>
          <UseCaseGlyph choice={choice} delivered={isApproved ? choice : nothingChosen} size={84} />
          <Stack gap="x1">
            {heading}
            <Text tone="secondary">{isApproved ? t('end.leadApproved') : t('end.lead', { email })}</Text>
          </Stack>
          <ol className={css.progress} aria-label={t('end.progress')}>
            <ConfirmationPart isDone label={t('end.saved')} note={formatDate(outcome.created_at)} />
            <ConfirmationPart
              isDone={isApproved}
              label={t('end.review')}
              note={t(isApproved ? 'end.reviewed' : 'end.reviewBy')}
            />
            <ConfirmationPart isDone={isApproved} label={t('end.delivery')} note={t('end.days')} />
          </ol>
        </div>
        <RequestCard values={values} isApproved={isApproved} organization={organization} />
      </div>
      <NextCards {...hrefs} isApproved={isApproved} />
    </Stack>
  )
}
