import type { LicenceKey } from '@saywright/api/contract'
import {
  Button,
  Card,
  ConfirmDialog,
  CopyButton,
  Icon,
  Inline,
  Skeleton,
  Stack,
  type Status,
  StatusBadge,
  Text,
} from '@saywright/ui'
import { formatDate, formatDay, useMessages } from '@saywright/ui/i18n'
import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { line, token as tokenClass } from './LicenceCard.css.js'
import { detailsMessages } from './messages.js'

export type LicenceCardProps = {
  /** Of the person who looks; null for staff who acts as them, undefined until it is known. */
  licence: LicenceKey | null | undefined
  /** In milliseconds since 1970. */
  now: number
  onCopied: () => void
  onCopyFailed: () => void
  /** Replaces the key by a new one. */
  onRotate: () => Promise<void>
}

type LicenceState = 'active' | 'expired' | 'disabled'

const statusOf: Readonly<Record<LicenceState, Status>> = {
  active: 'done',
  expired: 'ended',
  disabled: 'failed',
}

/** An open page counts for itself: the end may have passed since the key was read. */
function stateOf({ disabled, expired, expired_at }: LicenceKey, now: number): LicenceState {
  if (disabled) return 'disabled'
  return expired || (expired_at != null && Date.parse(expired_at) <= now) ? 'expired' : 'active'
}

/** The license key of the person who looks, to be read and copied. */
export function LicenceCard({ licence, now, onCopied, onCopyFailed, onRotate }: LicenceCardProps) {
  const t = useMessages(detailsMessages)
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const state = licence && stateOf(licence, now)
  const end = licence?.disabled ? licence.disabled_at : licence?.expired_at
  return (
    <Card
      title={t('licence.title')}
      isQuiet
      actions={state && <StatusBadge status={statusOf[state]}>{t(`licence.${state}`)}</StatusBadge>}
    >
      {licence === undefined && <Skeleton widths={['90%', '50%']} />}
      {licence === null && <Text tone="secondary">{t('licence.ownerOnly')}</Text>}
      {licence && (
        <Stack gap="x1">
          <Text variant="bodySmall" tone="secondary">
            {t('licence.text')}
          </Text>
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
                // For manual copying.
                input.current?.focus()
                onCopyFailed()
              }}
            />
          </div>
          <Text variant="caption" tone="secondary">
            {t('licence.created', { date: formatDate(licence.created_at) })}
          </Text>
          {end && (
            <Text variant="caption" tone="secondary">
              {t(state === 'active' ? 'licence.ends' : 'licence.ended', { date: formatDay(end) })}
            </Text>
          )}
          {!licence.disabled && (
            <Inline>
              <Button
                size="small"
                variant="ghost"
                icon={<Icon of={RefreshCw} size={14} />}
                onPress={() => setIsAsking(true)}
              >
                {t('licence.rotate')}
              </Button>
            </Inline>
          )}
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setIsAsking}
            title={t('licence.rotateTitle')}
            confirmLabel={t('licence.rotateConfirm')}
            onConfirm={onRotate}
          >
            {t('licence.rotateText')}
          </ConfirmDialog>
        </Stack>
      )}
    </Card>
  )
}
