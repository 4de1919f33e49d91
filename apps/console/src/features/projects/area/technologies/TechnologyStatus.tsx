import { Stack, type Status, StatusBadge, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { technologiesMessages } from './messages.js'
import type { TechnologyRow, TechnologyState } from './technologyRows.js'

const statusOf: Readonly<Record<Exclude<TechnologyState, 'absent'>, Status>> = {
  delivered: 'done',
  requested: 'waiting',
  expired: 'ended',
}

/** How far a technology is, and until when. */
export function TechnologyStatus({ row: { state, endsOn } }: { row: TechnologyRow }) {
  const t = useMessages(technologiesMessages)
  if (state === 'absent') return null
  return (
    <Stack gap="x05">
      <StatusBadge status={statusOf[state]}>{t(`states.${state}`)}</StatusBadge>
      {endsOn && (
        <Text variant="caption" tone="secondary">
          {t(state === 'expired' ? 'ended' : 'ends', { date: formatDate(endsOn) })}
        </Text>
      )}
    </Stack>
  )
}
