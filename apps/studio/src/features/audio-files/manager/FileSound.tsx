import { type AudioSource, Spectrogram } from '@saywright/audio'
import { mixDown } from '@saywright/audio/signal'
import { Button, Message, Skeleton, Stack } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { FactList } from '../../../parts/FactList.js'
import { type Decoded, useDecoded } from '../../../parts/sound/useDecoded.js'
import { useLevelRows } from '../../../parts/sound/useLevelRows.js'
import { audioFilesMessages } from '../messages/index.js'
import { type SoundFacts, soundFacts } from './soundFacts.js'
import { TrimDialog, type TrimDialogProps } from './TrimDialog.js'

export type FileSoundProps = {
  name: string
  source: AudioSource
  /** Absent for anyone who may only listen. */
  onTrim: TrimDialogProps['onTrim'] | undefined
  /** Whether the recording is WAV, so that a trimmed WAV may replace it. */
  isWav: boolean
}

/** Measurements of a recording: spectrum, level, clipping and the silence around it. */
export function FileSound({ source, ...rest }: FileSoundProps) {
  const t = useMessages(audioFilesMessages)
  const [decoded, retry] = useDecoded(source)
  if (decoded.status === 'loading') return <Skeleton />
  if (decoded.status === 'failed') {
    return (
      <Message
        tone="warning"
        actions={
          <Button size="small" onPress={retry}>
            {t('sound.retry')}
          </Button>
        }
      >
        {t('sound.failed')}
      </Message>
    )
  }
  return <ReadySound {...rest} audio={(decoded as Extract<Decoded, { status: 'ready' }>).audio} />
}

type ReadySoundProps = Omit<FileSoundProps, 'source'> & {
  audio: Extract<Decoded, { status: 'ready' }>['audio']
}

function ReadySound({ name, audio, onTrim, isWav }: ReadySoundProps) {
  const t = useMessages(audioFilesMessages)
  const [isTrimming, setTrimming] = useState(false)
  const samples = useMemo(() => mixDown(audio), [audio])
  const facts = useMemo(() => soundFacts(audio), [audio])
  const rows = useFactWords(facts)
  return (
    <Stack gap="x2">
      <Spectrogram samples={samples} sampleRate={audio.sampleRate} name={name} height="small" />
      {facts.clippedCount > 0 && (
        <Message tone="warning">{t('sound.clipped', { count: facts.clippedCount })}</Message>
      )}
      <FactList rows={rows} />
      {onTrim && facts.trimmedSeconds !== undefined && (
        <div>
          <Button size="small" onPress={() => setTrimming(true)}>
            {t('sound.trim')}
          </Button>
        </div>
      )}
      {onTrim && isTrimming && (
        <TrimDialog
          name={name}
          audio={audio}
          facts={facts}
          mayReplace={isWav}
          onTrim={onTrim}
          onClose={() => setTrimming(false)}
        />
      )}
    </Stack>
  )
}

function useFactWords(facts: SoundFacts): readonly (readonly [name: string, value: string])[] {
  const t = useMessages(audioFilesMessages)
  const locale = useLanguageTag()
  const number = (value: number, digits = 1) =>
    value.toLocaleString(locale, { maximumFractionDigits: digits })
  const levels = useLevelRows(facts)
  const { channels, sampleRate, leadingSeconds, trailingSeconds } = facts
  const kilohertz = number(sampleRate / 1000)
  return [
    [t('sound.format'), t(channels === 1 ? 'sound.mono' : 'sound.stereo', { kilohertz })],
    ...levels,
    [t('sound.silence'), t('sound.ends', { before: number(leadingSeconds), after: number(trailingSeconds) })],
  ]
}
