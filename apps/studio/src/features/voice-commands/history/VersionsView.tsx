import type { Loadable, VoiceCommandVersion, VoiceCommandVersionSummary } from '@saywright/api/contract'
import { useMessages } from '@saywright/ui/i18n'
import { versionMessages } from '../../../parts/versions/messages.js'
import { VersionsPage, type VersionsState } from '../../../parts/versions/VersionsPage.js'
import { RestoreChanges } from './RestoreChanges.js'
import { VersionDifference } from './VersionDifference.js'

export type VersionsViewProps = VersionsState<VoiceCommandVersionSummary> & {
  version: Loadable<VoiceCommandVersion>
  other: Loadable<VoiceCommandVersion>
}

/** The versions of a grammar, and line by line what restoring the chosen one would change. */
export function VersionsView(props: VersionsViewProps) {
  const { model, chosen, version, other } = props
  const t = useMessages(versionMessages)
  return (
    <VersionsPage
      {...props}
      isText
      sizeOf={({ lines, values }) => t('size', { lines, values })}
      aside={<RestoreChanges isLast={chosen === model.revision} version={version} other={other} />}
    >
      <VersionDifference {...props} />
    </VersionsPage>
  )
}
