import type { Loadable, WakeWordVersion, WakeWordVersionSummary } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Box, ErrorState, Select, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { versionMessages } from '../../../parts/versions/messages.js'
import type { VersionsState } from '../../../parts/versions/VersionsPage.js'
import { bar, picker } from '../../../parts/versions/versions.css.js'
import { WordDifference } from '../parts/difference/WordDifference.js'

export type VersionChangesProps = Pick<
  VersionsState<WakeWordVersionSummary>,
  'model' | 'versions' | 'chosen' | 'compared' | 'onCompare'
> & {
  version: Loadable<WakeWordVersion>
  other: Loadable<WakeWordVersion>
}

/** From the version that is compared with, which is chosen here, to the chosen one. */
export function VersionChanges(props: VersionChangesProps) {
  const { model, versions, compared, onCompare } = props
  const t = useMessages(versionMessages)
  return (
    <>
      <div className={bar}>
        <div className={picker}>
          <Select
            label={t('from')}
            value={String(compared)}
            onChange={(revision) => onCompare(Number(revision))}
            options={versions.map(({ revision }) => ({
              value: String(revision),
              label: t(revision === model.revision ? 'last' : 'version', { revision }),
            }))}
          />
        </div>
      </div>
      <Box padding="card">
        <Changes {...props} />
      </Box>
    </>
  )
}

function Changes({ chosen, compared, version, other }: VersionChangesProps) {
  const t = useMessages(versionMessages)
  const failed = [version, other].find(({ state }) => state === 'failed')
  if (failed?.state === 'failed') return <ErrorState title={t('versionFailed')} {...failureOf(failed)} />
  if (version.state !== 'ready' || other.state !== 'ready') return <Skeleton widths={[320, 280, 340, 300]} />
  return (
    <WordDifference
      label={t('difference', { from: compared, to: chosen })}
      before={other.value}
      after={version.value}
    />
  )
}
