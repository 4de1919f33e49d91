import { Button, Card, Pressable, StatusBadge } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../../messages/index.js'
import type { Matching } from '../../model/answers/Matching.js'
import { HearWords } from '../../parts/hear/HearWords.js'
import { MeaningTags } from '../../parts/meaning/MeaningTags.js'
import { again, list, meant, row } from './SentenceHistory.css.js'

export type SentenceHistoryProps = {
  sentences: readonly Matching[]
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  onSentence: (sentence: string) => void
  /** Leads to a new unit test of the sentences that match; absent where there can be none. */
  onNewTest?: ((sentences: readonly string[]) => void) | undefined
  /** Brings a recording of a sentence; absent where nothing can say it. */
  onSay?: ((text: string) => Promise<Blob>) | undefined
  isOffline: boolean
}

/** Sentences that were tried, with their results in the current grammar: their meaning, or a refusal. */
export function SentenceHistory(props: SentenceHistoryProps) {
  const { sentences, lang, onSentence, onNewTest, onSay, isOffline } = props
  const t = useMessages(voiceCommandsMessages)
  const matching = sentences.flatMap(({ sentence, meaning }) => (meaning ? [sentence] : []))
  if (sentences.length === 0) return null
  return (
    <Card
      isFlush
      title={t('tried.title')}
      actions={
        onNewTest && (
          <Button
            size="small"
            variant="ghost"
            isDisabled={matching.length === 0}
            onPress={() => onNewTest(matching)}
          >
            {t('tried.test')}
          </Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text */}
      <ul className={list} role="list">
        {sentences.map(({ sentence, meaning }) => (
          <li key={sentence} className={row}>
            <Pressable
              className={again}
              aria-label={t(meaning ? 'tried.match' : 'tried.noMatch', { sentence })}
              onPress={() => onSentence(sentence)}
            >
              <StatusBadge status={meaning ? 'done' : 'failed'}>
                <span lang={lang}>{sentence}</span>
              </StatusBadge>
            </Pressable>
            <HearWords words={sentence} onSay={onSay} isOffline={isOffline} />
            {meaning && (
              <div className={meant}>
                <MeaningTags meaning={meaning} label={t('tried.meaning', { sentence })} lang={lang} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
