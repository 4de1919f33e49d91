import type { CoveredCount, Intent, IntentPart } from '@saywright/grammar'
import { Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { coveredOf } from '../../model/coverage/coveredBetween.js'
import { CoverageSign } from '../../parts/coverage/CoverageSign.js'
import { coverageMessages } from '../../parts/coverage/messages.js'
import { intentMessages } from './messages.js'
import { choiceLine, end, part, partKind, ruleName, tagName } from './tabPane.css.js'

export type IntentCardProps = {
  intent: Intent
  /** Its coverage by the suite; absent where that is not shown. */
  covered: CoveredCount | undefined
}

/** So many rules and parts are named on a card. */
const maxNamed = 12

/** An intent, its rules, and their variable parts. */
export function IntentCard({ intent, covered }: IntentCardProps) {
  const t = useMessages(intentMessages)
  return (
    <>
      <span className={choiceLine}>
        <span className={tagName}>{intent.name}</span>
        <span className={`${ruleName} ${end}`}>
          {intent.rules
            .slice(0, maxNamed)
            .map((rule) => `<${rule}>`)
            .join(' ')}
        </span>
      </span>
      <span className={choiceLine}>
        {intent.parts.slice(0, maxNamed).map((each) => (
          <span key={each.name} className={part}>
            {each.name} <PartKind part={each} />
          </span>
        ))}
        {intent.parts.length > maxNamed && (
          <span className={partKind}>{t('andMore', { count: intent.parts.length - maxNamed })}</span>
        )}
        {intent.parts.length === 0 && (
          <Text as="span" variant="bodySmall" tone="secondary">
            {t('noPart')}
          </Text>
        )}
      </span>
      {covered && <CoveredLine {...covered} />}
    </>
  )
}

function CoveredLine({ said, count }: CoveredCount) {
  const t = useMessages(coverageMessages)
  const covered = coveredOf({ said, count })
  if (!covered) return null
  return (
    <span className={choiceLine}>
      <CoverageSign covered={covered} />
      <Text as="span" variant="bodySmall" tone="secondary">
        {t('count', { said, count })}
      </Text>
    </span>
  )
}

function PartKind({ part: { kind, branches } }: { part: IntentPart }) {
  const t = useMessages(intentMessages)
  const words =
    kind === 'import'
      ? t('imported')
      : kind === 'slot' && branches === 0
        ? t('dynamic')
        : kind === 'undefined'
          ? t('unknown')
          : t(kind === 'slot' ? 'defaults' : 'branches', { count: branches })
  return <span className={partKind}>{words}</span>
}
