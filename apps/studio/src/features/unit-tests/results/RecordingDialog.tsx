import { WaveformPlayer, type WaveformRegion } from '@saywright/audio'
import { writeMeaning } from '@saywright/grammar'
import { Dialog, Heading, Message, Stack, Text } from '@saywright/ui'

import { useCallback, useMemo } from 'react'
import { FactList } from '../../../parts/FactList.js'
import { WordTimes } from '../../../parts/words/WordTimes.js'
import { useTestMessages } from '../TestedTypeContext.js'
import { ConclusionBadge, type Labels, RecognizedSentence, RefusalReason } from './RecognizedSentence.js'
import type { ResultRow } from './resultRows.js'
import { ScoreBar } from './ScoreBar.js'

export type RecordingDialogProps = {
  row: ResultRow
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  fetchAudio: (audioId: number) => Promise<Blob>
  onClose: () => void
}

/** One recording of a run: its expected and its recognized sentence, and the position of each word in its sound. */
export function RecordingDialog({ row, lang, fetchAudio, onClose }: RecordingDialogProps) {
  const t = useTestMessages()
  const { audio_id, audio_name, expected, words, result, confidence, at, now } = row
  const source = useCallback(() => fetchAudio(audio_id ?? 0), [fetchAudio, audio_id])
  const regions = useMemo<WaveformRegion[]>(
    () =>
      words.map(({ text, start_ms, end_ms }) => ({
        label: text,
        start: start_ms / 1000,
        end: end_ms / 1000,
      })),
    [words],
  )
  return (
    <Dialog isOpen title={audio_name} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap="x4">
        {audio_id === null ? (
          <Message tone="info">{t('results.gone')}</Message>
        ) : (
          <WaveformPlayer label={audio_name} source={source} regions={regions} />
        )}
        <FactList
          rows={[
            [t('results.conclusion'), <ConclusionBadge key="conclusion" row={row} t={t} />],
            [t('results.expectation'), t(`results.expectations.${row.expectation}`)],
            [
              t('results.said'),
              <span key="expected" lang={lang}>
                {expected}
              </span>,
            ],
            [t('results.heard'), <RecognizedSentence key="result" row={row} lang={lang} t={t} />],
            ...meaningRows(row, t),
            ...((now === 'rejected' || now === 'refused') && result !== null
              ? [[t('results.refusal'), <RefusalReason key="refusal" row={row} t={t} />] as const]
              : []),
            ...(confidence === null
              ? []
              : [
                  [
                    t('results.confidence'),
                    <ScoreBar key="confidence" confidence={confidence} threshold={at} conclusion={now} />,
                  ] as const,
                ]),
          ]}
        />
        <Stack gap="x2">
          <Heading level={3}>{t('results.words')}</Heading>
          {words.length > 0 ? (
            <WordTimes words={words} lang={lang} />
          ) : (
            <Text tone="secondary">{t('results.noWords')}</Text>
          )}
        </Stack>
      </Stack>
    </Dialog>
  )
}

/** The recognized meaning, and the expected one. */
function meaningRows(row: ResultRow, t: Labels): (readonly [string, string])[] {
  const nothing = t('results.noMeaning')
  return [
    ...(row.expected_meaning
      ? [[t('results.expectedMeaning'), writeMeaning(row.expected_meaning) || nothing] as const]
      : []),
    ...(writeMeaning(row) ? [[t('results.meaning'), writeMeaning(row)] as const] : []),
  ]
}
