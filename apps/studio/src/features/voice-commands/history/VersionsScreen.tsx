import type { Loadable } from '@saywright/api/contract'
import { failureOf, StudioPanes } from '@saywright/shell/components'
import { Box, ErrorState, Heading, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { versionMessages } from '../messages/versionMessages.js'
import { VersionsView, type VersionsViewProps } from './VersionsView.js'

export type VersionsScreenProps = { view: Loadable<VersionsViewProps> }

/** The versions of a model, once they are there. */
export function VersionsScreen({ view }: VersionsScreenProps) {
  const t = useMessages(versionMessages)
  if (view.state === 'ready') return <VersionsView {...view.value} />
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
