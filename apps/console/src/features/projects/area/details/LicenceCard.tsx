import type { LicenceKey } from '@saywright/api/contract'
import { Card, CopyButton, Skeleton, Stack, type Status, StatusBadge, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { useRef } from 'react'
import { line, token as tokenClass } from './LicenceCard.css.js'
import { detailsMessages } from './messages.js'

export type LicenceCardProps = {
  /** Of the person who looks; null where there is none, undefined until it is known. */
  licence: LicenceKey | null | undefined
  onCopied: () => void
  onCopyFailed: () => void
}

type LicenceState = 'active' | 'expired' | 'disabled'

const statusOf: Readonly<Record<LicenceState, Status>> = {
  active: 'done',
  expired: 'ended',
  disabled: 'failed',
}

function stateOf({ disabled, expired }: LicenceKey): LicenceState {
  if (disabled) return 'disabled'
  return expired ? 'expired' : 'active'
}

/** The licence key of the person who looks, to be read and copied. */
export function LicenceCard({ licence, onCopied, onCopyFailed }: LicenceCardProps) {
  const t = useMessages(detailsMessages)
  const input = useRef<HTMLInputElement>(null)
  const state = licence && stateOf(licence)
  const ended = licence?.disabled ? licence.disabled_at : licence?.expired_at
  return (
    <Card
      title={t('licence.title')}
      description={t('licence.text')}
      actions={state && <StatusBadge status={statusOf[state]}>{t(`licence.${state}`)}</StatusBadge>}
    >
      {licence === undefined && <Skeleton widths={['90%', '50%']} />}
      {licence === null && <Text tone="secondary">{t('licence.none')}</Text>}
      {licence && (
        <Stack gap="x1">
          <div className={line}>
            <input
              ref={input}
              className={tokenClass}
              value={licence.token}
              aria-label={t('licence.title')}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton
              text={licence.token}
              subject={t('licence.title')}
              onCopy={onCopied}
              onFail={() => {
                // To be copied by hand.
                input.current?.focus()
                onCopyFailed()
              }}
            />
          </div>
          <Text variant="caption" tone="secondary">
            {t('licence.created', { date: formatDate(licence.created_at) })}
          </Text>
          {ended && (
            <Text variant="caption" tone="secondary">
              {t('licence.ended', { date: formatDate(ended) })}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  )
}
