import { Button, Glyph, Inline, ProgressBar, Stack, Text } from '@saywright/ui'
import { formatBytes, type TranslateOf, useLocale } from '@saywright/ui/i18n'
import type { filesMessages } from './messages.js'
import type { Transfer, TransferHandlers } from './transfer.js'

type Labels = TranslateOf<typeof filesMessages>
export type TransferRowProps = TransferHandlers & { transfer: Transfer; t: Labels }

/** How far one file is, and what can be done about it. */
export function TransferRow({ transfer, t, ...handlers }: TransferRowProps) {
  const locale = useLocale()
  const { name, project, size, sent, state, reason } = transfer
  const facts = { sent: formatBytes(sent, locale, 'fitting'), size: formatBytes(size, locale, 'fitting') }
  const isChecked = state === 'sending' && sent === size
  const isFailed = state === 'lost' || state === 'refused'
  return (
    <Stack gap="x1">
      <Inline justify="between">
        <Stack gap="x05">
          <Text weight="semibold">{name}</Text>
          <Text variant="caption" tone="secondary">
            {project}
          </Text>
        </Stack>
        <TransferActions transfer={transfer} t={t} {...handlers} />
      </Inline>
      {state !== 'done' && (
        <ProgressBar label={t('progressOf', { name })} fraction={size === 0 ? 0 : sent / size} />
      )}
      <Inline gap="x1" allowsWrapping={false}>
        {isFailed && <Glyph name="alert" size={14} />}
        <Text variant="bodySmall" tone={isFailed ? 'danger' : 'secondary'}>
          {reason ?? t(`states.${isChecked ? 'checking' : state}`, facts)}
        </Text>
      </Inline>
    </Stack>
  )
}

function TransferActions({
  transfer: { id, name, state },
  t,
  onPause,
  onResume,
  onCancel,
  onForget,
}: TransferRowProps) {
  const isOver = state === 'done' || state === 'refused'
  return (
    <Inline>
      {state === 'sending' && (
        <Button size="small" aria-label={t('pauseOf', { name })} onPress={() => onPause(id)}>
          {t('pause')}
        </Button>
      )}
      {state === 'paused' && (
        <Button size="small" aria-label={t('resumeOf', { name })} onPress={() => onResume(id)}>
          {t('resume')}
        </Button>
      )}
      {state === 'lost' && (
        <Button size="small" aria-label={t('retryOf', { name })} onPress={() => onResume(id)}>
          {t('retry')}
        </Button>
      )}
      {isOver ? (
        <Button size="small" aria-label={t('forgetOf', { name })} onPress={() => onForget(id)}>
          {t('forget')}
        </Button>
      ) : (
        <Button size="small" aria-label={t('cancelOf', { name })} onPress={() => void onCancel(id)}>
          {t('cancel')}
        </Button>
      )}
    </Inline>
  )
}
