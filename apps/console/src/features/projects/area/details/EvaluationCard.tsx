import { limits } from '@saywright/api/contract'
import { Card, Inline, Link, Stack, Text } from '@saywright/ui'
import { formatDay, useMessages } from '@saywright/ui/i18n'
import { days, left } from './EvaluationCard.css.js'
import { EvaluationRuler } from './EvaluationRuler.js'
import type { Evaluation } from './evaluationOf.js'
import { detailsMessages } from './messages.js'

export type EvaluationCardProps = {
  evaluation: Evaluation
  /** A contact for the time after the evaluation. */
  productionHref: string
}

/** The remaining evaluation of a project, and how to continue after it. */
export function EvaluationCard({ evaluation, productionHref }: EvaluationCardProps) {
  const t = useMessages(detailsMessages)
  const { startsOn, endsOn, totalDays, daysLeft } = evaluation
  const isOver = daysLeft === 0
  const end = formatDay(endsOn)
  return (
    <Card
      title={t('evaluation.title')}
      isQuiet
      footer={
        <Link variant="standalone" href={productionHref}>
          {t('evaluation.production')}
        </Link>
      }
    >
      <Stack gap="x2">
        <Inline justify="between">
          {!isOver && (
            <p className={left}>
              <span className={days}>{daysLeft}</span>{' '}
              <Text as="span" tone="secondary">
                {t('evaluation.left', { count: daysLeft, total: totalDays })}
              </Text>
            </p>
          )}
          <Text variant="bodySmall" tone="secondary">
            {t(isOver ? 'evaluation.ended' : 'evaluation.ends', { date: end })}
          </Text>
        </Inline>
        <EvaluationRuler
          totalDays={totalDays}
          daysLeft={daysLeft}
          isEnding={daysLeft < limits.evaluationWarningDays}
        />
        <Inline justify="between">
          <Text variant="caption" tone="secondary">
            {formatDay(startsOn)}
          </Text>
          <Text variant="caption" tone="secondary">
            {end}
          </Text>
        </Inline>
      </Stack>
    </Card>
  )
}
