import { Button, Message, Skeleton, Text, VisuallyHidden } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { wakeWordsMessages } from '../../messages/index.js'
import { antiReasonOf, type RatingAnswer, ratingOf } from '../../model/rating/WakeRating.js'
import { caption, panel, spread, title } from '../../parts/panel.css.js'
import { RatingBars } from './RatingBars.js'
import { number, reasons, score as scoreClass } from './RatingCard.css.js'
import type { RatingCardProps } from './RatingCardProps.js'
import { ReasonRow } from './ReasonRow.js'
import { useReasons } from './useReasons.js'

/** How well the chosen word can be told apart, and why. */
export function RatingCard(props: RatingCardProps) {
  const { content, place, rating, isOffline } = props
  const t = useMessages(wakeWordsMessages)
  const { answer, isAsking, problem, onAskAgain } = rating
  const text = content[place.role][place.index]?.text ?? ''
  const score = ratingOf(answer, text)?.score
  if (place.role === 'anti') return <AntiCard answer={answer} text={text} />
  return (
    <section className={panel} aria-label={t('rating.title')} aria-busy={isAsking}>
      <div className={spread}>
        <div>
          <h2 className={title}>{t('rating.title')}</h2>
          <p className={caption}>{t('rating.lead')}</p>
        </div>
        {score !== undefined && (
          <p className={number}>
            {richText(t('rating.score', { score }), {
              score: (words) => <span className={scoreClass}>{words}</span>,
            })}
          </p>
        )}
      </div>
      <RatingBars
        label={score === undefined ? t('rating.none') : t('rating.scoreOf', { score })}
        score={score}
      />
      {problem !== undefined && !isOffline && (
        <Message
          tone="warning"
          title={t('rating.failed')}
          actions={
            <Button size="small" onPress={onAskAgain}>
              {t('rating.again')}
            </Button>
          }
        >
          {t(`scores.problem.${problem}`)}
        </Message>
      )}
      {isOffline && <Message tone="info">{t('rating.offline')}</Message>}
      {answer ? (
        <Reasons {...props} answer={answer} text={text} />
      ) : isAsking && !isOffline ? (
        <>
          <VisuallyHidden as="p">{t('rating.asking')}</VisuallyHidden>
          <Skeleton widths={[220, 180, 240]} />
        </>
      ) : (
        problem === undefined && !isOffline && <Text tone="secondary">{t('rating.none')}</Text>
      )}
    </section>
  )
}

function Reasons({ answer, text, ...props }: RatingCardProps & { answer: RatingAnswer; text: string }) {
  const rows = useReasons(props, answer, text)
  return (
    <ul className={reasons}>
      {rows.map((row) => (
        <ReasonRow key={`${row.title} ${row.text}`} {...row} />
      ))}
    </ul>
  )
}

function AntiCard({ answer, text }: { answer: RatingAnswer | undefined; text: string }) {
  const t = useMessages(wakeWordsMessages)
  const { reason = 'own', model_name } = antiReasonOf(answer, text) ?? {}
  return (
    <section className={panel} aria-label={t('rating.anti.title')}>
      <div>
        <h2 className={title}>{t('rating.anti.title')}</h2>
        <p className={caption}>{t('rating.anti.lead')}</p>
      </div>
      <Text>{t(`rating.anti.${reason}`, { model: model_name ?? '' })}</Text>
    </section>
  )
}
