import type { Loadable } from '@saywright/api/contract'
import { failureOf, StudioPanes } from '@saywright/shell/components'
import { Box, ErrorState, Heading, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { wakeWordsMessages } from '../messages/index.js'
import { Workspace, type WorkspaceProps } from './Workspace.js'

export type WakeWordsScreenProps = { workspace: Loadable<WorkspaceProps> }

/** A model of wake words, once it is there. */
export function WakeWordsScreen({ workspace }: WakeWordsScreenProps) {
  const t = useMessages(wakeWordsMessages)
  if (workspace.state === 'ready') return <Workspace {...workspace.value} />
  if (workspace.state === 'failed') {
    const title = (
      <Heading level={1} variant="h2" isFocusable>
        {t('title')}
      </Heading>
    )
    return (
      <StudioPanes head={title}>
        <ErrorState title={t('failed')} {...failureOf(workspace)} />
      </StudioPanes>
    )
  }
  return (
    <StudioPanes head={<Skeleton widths={[220]} />}>
      <Box padding="card">
        <Skeleton widths={[120, 260, 180, 340, 220, 280]} />
      </Box>
    </StudioPanes>
  )
}
