import { Pressable } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { plain, sentence as sentenceClass, sentences as sentencesClass } from './GenerateDialog.css.js'
import { generateMessages } from './messages.js'

export type SentencesProps = {
  sentences: readonly string[]
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  /** Absent where they are parts of sentences, which cannot be tried. */
  onUse?: (sentence: string) => void
}

/** The generated sentences, one a line. */
export function Sentences({ sentences, lang, onUse }: SentencesProps) {
  const t = useMessages(generateMessages)
  return (
    <ul className={sentencesClass} aria-label={t('sentences')}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          {onUse ? (
            <Pressable
              className={sentenceClass}
              aria-label={t('use', { sentence })}
              onPress={() => onUse(sentence)}
            >
              <span lang={lang}>{sentence}</span>
            </Pressable>
          ) : (
            <div className={plain} lang={lang}>
              {sentence}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
