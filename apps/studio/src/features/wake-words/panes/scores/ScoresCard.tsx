import { ScoreCurve, type ScoreCurveState, ScoreLegend } from '@saywright/audio'
import { Icon, Message, SegmentedControl } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { FileHeadphone, Mic } from 'lucide-react'
import { useMemo, useState } from 'react'
import { wakeWordsMessages } from '../../messages/index.js'
import { emptyTrail, scoredSounds } from '../../model/spotting/ScoreTrail.js'
import type { WakeListening } from '../../model/spotting/WakeListening.js'
import { panel, title } from '../../parts/panel.css.js'
import { FilesBar } from './FilesBar.js'
import { FilesNotes } from './FilesNotes.js'
import { ListenBar } from './ListenBar.js'
import { head, source } from './ScoresCard.css.js'
import type { ScoresCardProps } from './ScoresCardProps.js'
import { ThresholdFacts } from './ThresholdFacts.js'

/** How much of a microphone is shown at once. */
const windowSeconds = 30

const curveStates: Readonly<Record<WakeListening['status'], ScoreCurveState>> = {
  off: 'ready',
  asking: 'live',
  connecting: 'live',
  listening: 'live',
  stopped: 'ended',
  failed: 'ended',
  blocked: 'ready',
}

/** The scores of the wake words over time, by microphone or in recordings, and the threshold over them. */
export function ScoresCard(props: ScoresCardProps) {
  const { state, threshold, defaultSource, onThreshold } = props
  const { listening, files, recordings } = state
  const t = useMessages(wakeWordsMessages)
  const [chosen, setChosen] = useState(defaultSource)
  const isLive = chosen === 'listen'
  const trail = isLive ? ('trail' in listening ? listening.trail : emptyTrail) : files.trail
  const sounds = useMemo(() => scoredSounds(trail, threshold), [trail, threshold])
  return (
    <section className={panel} aria-label={t('scores.title')}>
      <div className={head}>
        <h2 className={title}>{t('scores.title')}</h2>
        <ScoreLegend />
        <div className={source}>
          <SegmentedControl
            label={t('scores.source')}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: 'listen', label: t('scores.listen'), icon: <Icon of={Mic} /> },
              {
                value: 'files',
                label: recordings?.length
                  ? t('scores.files', { count: recordings.length })
                  : t('scores.noFiles'),
                icon: <Icon of={FileHeadphone} />,
              },
            ]}
          />
        </div>
      </div>
      <ScoreCurve
        label={t('scores.curve')}
        sounds={sounds}
        stepMilliseconds={trail.stepMilliseconds}
        threshold={threshold}
        onThresholdChange={onThreshold}
        state={isLive ? curveStates[listening.status] : 'ready'}
        windowSeconds={isLive ? windowSeconds : undefined}
        hasLegend={false}
        empty={t(isLive ? 'scores.emptyListen' : 'scores.emptyFiles')}
      />
      {isLive && <ListeningNotes listening={listening} />}
      {!isLive && <FilesNotes {...props} />}
      {isLive ? (
        <ListenBar {...props}>{facts(props)}</ListenBar>
      ) : (
        <FilesBar {...props}>{facts(props)}</FilesBar>
      )}
    </section>
  )
}

const facts = ({ state, threshold, onThreshold }: ScoresCardProps) => (
  <ThresholdFacts recordings={state.files.recordings} threshold={threshold} onThreshold={onThreshold} />
)

function ListeningNotes({ listening }: { listening: WakeListening }) {
  const t = useMessages(wakeWordsMessages)
  if (listening.status === 'failed')
    return (
      <Message tone="danger" isAnnounced>
        {t(`scores.problem.${listening.problem}`)}
      </Message>
    )
  if (listening.status === 'blocked')
    return (
      <Message tone="warning" isAnnounced>
        {t(`scores.microphone.${listening.problem}`)}
      </Message>
    )
  if ('quality' in listening && listening.quality === 'borrowed')
    return <Message tone="info">{t('language.quality')}</Message>
  return null
}
