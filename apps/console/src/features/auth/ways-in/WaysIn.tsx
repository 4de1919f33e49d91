import type { WayInReport } from '@saywright/api/contract'
import { Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { waysInMessages } from './messages.js'

export type WaysInProps = {
  /** Whether these no longer work, or still do. */
  state: 'ended' | 'working'
  reports: readonly WayInReport[]
}

/** Ways into an account, after some of them ended. Renders nothing when the account has none. */
export function WaysIn({ state, reports }: WaysInProps) {
  const t = useMessages(waysInMessages)
  if (reports.length === 0) return null
  return (
    <Stack gap="x2">
      <Heading level={2} variant="label">
        {t(state)}
      </Heading>
      <Stack as="ul" role="list" gap="x1">
        {reports.map(({ way, count, names }) => {
          const label = t(way, { count })
          return (
            <li key={way}>
              <Text as="span" variant="bodySmall" tone="secondary">
                {names.length > 0 ? t('named', { way: label, names: names.join(', ') }) : label}
              </Text>
            </li>
          )
        })}
      </Stack>
      {state === 'working' && (
        <Text variant="bodySmall" tone="secondary">
          {t('review')}
        </Text>
      )}
    </Stack>
  )
}
