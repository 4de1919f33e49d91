import type { Loadable, WakeWordVersion, WakeWordVersionSummary } from '@saywright/api/contract'
import { useMessages } from '@saywright/ui/i18n'
import { versionMessages } from '../../../parts/versions/messages.js'
import { VersionsPage, type VersionsState } from '../../../parts/versions/VersionsPage.js'
import { VersionChanges } from './VersionChanges.js'

export type VersionsViewProps = VersionsState<WakeWordVersionSummary> & {
  version: Loadable<WakeWordVersion>
  other: Loadable<WakeWordVersion>
}

/** The versions of wake words, and word by word what restoring the chosen one would change. */
export function VersionsView(props: VersionsViewProps) {
  const t = useMessages(versionMessages)
  return (
    <VersionsPage
      {...props}
      isText={false}
      sizeOf={({ positive, negative }) => t('words', { wake: positive, anti: negative })}
    >
      <VersionChanges {...props} />
    </VersionsPage>
  )
}
