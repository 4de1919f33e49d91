import type { Loadable } from '@saywright/api/contract'
import { failureOf, StudioPanes } from '@saywright/shell/components'
import { Box, ErrorState, Heading, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { versionMessages } from './messages.js'

export type VersionsFrameProps = { view: Exclude<Loadable<never>, { state: 'ready' }> }

/** The screen of versions while they are not there, or could not be read. */
export function VersionsFrame({ view }: VersionsFrameProps) {
  const t = useMessages(versionMessages)
  if (view.state === 'failed')
    return (
      <StudioPanes
        head={
          <Heading level={1} variant="h2" isFocusable>
            {t('open')}
          </Heading>
        }
      >
        <ErrorState title={t('failed')} {...failureOf(view)} />
      </StudioPanes>
    )
  return (
    <StudioPanes head={<Skeleton widths={[260]} />}>
      <Box padding="card">
        <Skeleton widths={[240, 220, 260, 200]} />
      </Box>
    </StudioPanes>
  )
}
