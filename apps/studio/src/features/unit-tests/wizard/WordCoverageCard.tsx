import type { TestedWakeWordLists } from '@saywright/api/contract'
import { Card, ProgressBar, Stack, Text } from '@saywright/ui'
import { useTestMessages } from '../TestedTypeContext.js'
import { missedList } from './AudioSamplesStep.css.js'
import { saidWakeWords } from './saidWakeWords.js'

export type WordCoverageCardProps = {
  words: TestedWakeWordLists
  /** Transcriptions of the chosen recordings that must wake. */
  sentences: readonly string[]
  /** Of the words, as a BCP 47 tag. */
  lang: string | undefined
}

/** The wake words that a recording of the test says, and those that none does. */
export function WordCoverageCard({ words, sentences, lang }: WordCoverageCardProps) {
  const t = useTestMessages()
  const said = new Set(sentences.flatMap((sentence) => saidWakeWords(words, sentence)))
  const missed = words.positive_words.filter(({ text }) => !said.has(text))
  const total = words.positive_words.length
  const covered = total - missed.length
  return (
    <Card title={t('coverage.title')}>
      <Stack gap="x2">
        <ProgressBar label={t('coverage.said', { covered, total })} isLabelShown fraction={covered / total} />
        <Text variant="bodySmall" tone={missed.length === 0 ? 'primary' : 'secondary'}>
          {t(missed.length === 0 ? 'coverage.all' : 'coverage.missed')}
        </Text>
        {missed.length > 0 && (
          <ul className={missedList}>
            {missed.map(({ text }) => (
              <li key={text} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}
