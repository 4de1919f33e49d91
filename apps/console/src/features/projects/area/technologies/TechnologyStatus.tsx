import { TechnologyStateBadge } from '@saywright/shell/components'
import { Stack, Text } from '@saywright/ui'
import { formatDay, useMessages } from '@saywright/ui/i18n'
import { technologiesMessages } from './messages.js'
import type { TechnologyRow } from './technologyRows.js'

/** How far a technology is, and until when. */
export function TechnologyStatus({ row: { state, endsOn } }: { row: TechnologyRow }) {
  const t = useMessages(technologiesMessages)
  if (state === 'absent') return null
  return (
    <Stack gap="x05">
      <TechnologyStateBadge state={state} />
      {endsOn && (
        <Text variant="caption" tone="secondary">
          {t(state === 'ended' ? 'ended' : 'ends', { date: formatDay(endsOn) })}
        </Text>
      )}
    </Stack>
  )
}
