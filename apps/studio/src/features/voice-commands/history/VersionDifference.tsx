import type { Loadable, VoiceCommandVersion, VoiceCommandVersionSummary } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Box, ErrorState, Icon, SegmentedControl, Select, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Columns2, Rows2 } from 'lucide-react'
import { useState } from 'react'
import { versionMessages } from '../../../parts/versions/messages.js'
import { bar, difference, end, picker } from '../../../parts/versions/versions.css.js'
import { DiffView } from '../parts/difference/DiffView.js'
import { LineCounts } from '../parts/difference/LineCounts.js'
import { differenceMessages } from '../parts/difference/messages.js'
import { settingsText, slotsText, suiteText } from './versionTexts.js'

export type VersionDifferenceProps = {
  model: { readonly revision: number }
  versions: readonly VoiceCommandVersionSummary[]
  chosen: number
  compared: number
  onCompare: (revision: number) => void
  version: Loadable<VoiceCommandVersion>
  other: Loadable<VoiceCommandVersion>
}

const parts = ['grammar', 'slots', 'suite', 'settings'] as const
type Part = (typeof parts)[number]

function textOf(part: Part, { grammar, dynamic_slots, suite, settings }: VoiceCommandVersion): string {
  if (part === 'grammar') return grammar
  if (part === 'suite') return suiteText(suite)
  return part === 'slots' ? slotsText(dynamic_slots) : settingsText(settings)
}

/** From the version that is compared with, the last one unless another is chosen, to the chosen one. */
export function VersionDifference(props: VersionDifferenceProps) {
  const { model, versions, chosen, compared, onCompare, version, other } = props
  const t = useMessages(versionMessages)
  const words = useMessages(differenceMessages)
  const [part, setPart] = useState<Part>('grammar')
  const [layout, setLayout] = useState<'under' | 'beside'>('under')
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
        {version.state === 'ready' && other.state === 'ready' && (
          <LineCounts before={textOf(part, other.value)} after={textOf(part, version.value)} />
        )}
        <div className={end}>
          <SegmentedControl
            label={t('part')}
            value={part}
            onChange={setPart}
            options={parts.map((value) => ({ value, label: t(value) }))}
          />
          <SegmentedControl
            label={words('layout')}
            value={layout}
            onChange={setLayout}
            options={[
              { value: 'beside', label: words('beside'), icon: <Icon of={Columns2} />, isLabelHidden: true },
              { value: 'under', label: words('under'), icon: <Icon of={Rows2} />, isLabelHidden: true },
            ]}
          />
        </div>
      </div>
      <div className={difference}>
        {[version, other].map((each) =>
          each.state === 'failed' ? (
            <ErrorState key="failed" title={t('versionFailed')} {...failureOf(each)} />
          ) : null,
        )}
        {version.state === 'ready' && other.state === 'ready' ? (
          <DiffView
            key={`${part} ${chosen} ${compared}`}
            label={t('difference', { from: compared, to: chosen })}
            before={textOf(part, other.value)}
            after={textOf(part, version.value)}
            layout={layout}
            isGrammar={part === 'grammar'}
          />
        ) : (
          [version, other].every(({ state }) => state !== 'failed') && (
            <Box padding="card">
              <Skeleton widths={[320, 280, 340, 300]} />
            </Box>
          )
        )}
      </div>
    </>
  )
}
