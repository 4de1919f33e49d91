import type { Recognition } from '@saywright/api/contract'
import { Heading, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { PiecePlayer } from '../../../../../parts/sound/usePiece.js'
import { WordTimes } from '../../../../../parts/words/WordTimes.js'
import { voiceCommandsMessages } from '../../../messages/index.js'
import { section } from '../../../parts/try/TryTyping.css.js'
import { other, others } from './RecognitionResult.css.js'

export type ResultDetailsProps = {
  recognition: Recognition
  lang: string | undefined
  /** Plays the piece of a word that is pressed. */
  player: PiecePlayer
}

/** The words of the best sentence and when each was said, and the sentences that come after it. */
export function ResultDetails({ recognition, lang, player }: ResultDetailsProps) {
  const t = useMessages(voiceCommandsMessages)
  const [best, ...rest] = recognition.hypotheses
  if (!best) return null
  return (
    <>
      {best.words.length > 0 && (
        <div className={section}>
          <Heading level={3}>{t('test.words')}</Heading>
          <WordTimes words={best.words} lang={lang} player={player} />
        </div>
      )}
      <div className={section}>
        {recognition.single_hypothesis ? (
          <Text variant="caption" tone="secondary">
            {t('test.single')}
          </Text>
        ) : (
          rest.length > 0 && <OtherHypotheses hypotheses={rest} lang={lang} />
        )}
      </div>
    </>
  )
}

function OtherHypotheses({
  hypotheses,
  lang,
}: Pick<Recognition, 'hypotheses'> & Pick<ResultDetailsProps, 'lang'>) {
  const t = useMessages(voiceCommandsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <>
      <Heading level={3}>{t('test.others')}</Heading>
      <ol className={others}>
        {hypotheses.map(({ text, confidence }) => (
          <li key={text} className={other}>
            <span lang={lang}>{text}</span>
            <span>{numbers.format(confidence)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
