import type { GenerationResult } from '@saywright/api/contract'
import { Heading, Icon, StatusBadge, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { CircleX, TriangleAlert } from 'lucide-react'
import { helperMessages } from '../../messages/helperMessages.js'
import { DiffView } from '../../parts/difference/DiffView.js'
import { LineCounts } from '../../parts/difference/LineCounts.js'
import { loss, losses } from '../../parts/Exchange.css.js'
import { difference, padded, proposalHead, proposalState } from './HelperDialog.css.js'

export type HelperOfferProps = {
  before: string
  result: Pick<GenerationResult, 'grammar' | 'problems'>
}

/** The offer, as its difference to the open grammar, and its problems. */
export function HelperOffer({ before, result: { grammar, problems } }: HelperOfferProps) {
  const t = useMessages(helperMessages)
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  return (
    <>
      <div className={proposalHead}>
        <Heading level={3} variant="label">
          {t('offer')}
        </Heading>
        <LineCounts before={before} after={grammar} />
        <span className={proposalState} role="status">
          <StatusBadge status={hasErrors ? 'failed' : 'done'}>
            {problems.length > 0 ? t('problems', { count: problems.length }) : t('clean')}
          </StatusBadge>
        </span>
      </div>
      {problems.length > 0 && (
        <ul className={`${losses} ${padded}`}>
          {problems.map(({ severity, line, column, message }) => (
            <li key={`${line}:${column} ${message}`} className={loss}>
              <Icon
                of={severity === 'error' ? CircleX : TriangleAlert}
                tone={severity === 'error' ? 'danger' : 'warning'}
              />
              <Text variant="caption" tone="secondary">
                {t('place', { line, column })}
              </Text>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={difference}>
        <DiffView label={t('offer')} before={before} after={grammar} isGrammar />
      </div>
    </>
  )
}
