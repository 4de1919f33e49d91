import type { AudioAsset } from '@saywright/api/contract'
import { Card, Inline, Link, ProgressBar, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { hubMessages } from '../messages/index.js'

export type ProjectAudioProps = {
  recordings: readonly Pick<AudioAsset, 'duration' | 'transcription'>[]
  /** Where they are listed. */
  href: string
}

/** How many recordings the project has, how long they are, and how many have a transcription. */
export function ProjectAudio({ recordings, href }: ProjectAudioProps) {
  const t = useMessages(hubMessages)
  const count = recordings.length
  const seconds = recordings.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  const transcribed = recordings.filter(({ transcription }) => transcription?.trim()).length
  return (
    <Card title={t('audio.title')} isQuiet>
      {count === 0 ? (
        <Stack gap="x2">
          <Text tone="secondary">{t('audio.none')}</Text>
          <Link variant="standalone" href={href}>
            {t('audio.add')}
          </Link>
        </Stack>
      ) : (
        <Stack gap="x2">
          <Inline justify="between">
            <Link variant="standalone" href={href}>
              {t('audio.total', { count, minutes: Math.max(1, Math.round(seconds / 60)) })}
            </Link>
            <Text as="span" tone="secondary">
              {t('audio.transcribed', { count: transcribed })}
            </Text>
          </Inline>
          <ProgressBar label={t('audio.share')} fraction={transcribed / count} />
        </Stack>
      )}
    </Card>
  )
}
