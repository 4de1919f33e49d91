import type { UnitTestRun } from '@saywright/api/contract'
import { Button, Card, EmptyState, Message, Select, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { NotAsked } from '../../../../parts/speech/NotAsked.js'
import type { Speech } from '../../../../parts/speech/useSpeech.js'
import { unitTestsMessages } from '../../messages/index.js'
import { ClosePairs } from './ClosePairs.js'
import { ConfusionLegend } from './ConfusionLegend.js'
import { scroll } from './ConfusionMatrix.css.js'
import { ConfusionMatrix } from './ConfusionMatrix.js'
import { group as groupClass, sides } from './ConfusionsTab.css.js'
import { ConfusionsTable } from './ConfusionsTable.js'
import { MistakesCard, type MistakesCardProps } from './MistakesCard.js'
import { mistakes } from './mistakes.js'
import { PairCard } from './PairCard.js'
import { PairRemedies, type PairRemediesProps } from './PairRemedies.js'
import { confusedGroup, useWordPairs } from './useWordPairs.js'
import { wordConfusions } from './wordConfusions.js'
import { closestWords } from './wordPairs.js'

export type ConfusionsTabProps = Omit<MistakesCardProps, 'results'> &
  Pick<PairRemediesProps, 'hrefOf'> & {
    run: UnitTestRun
    /** Pronunciations of words; keep the same functions between renders. */
    speech: Speech
  }

const maxWords = 14
/** More would be unreadable. */
const maxAll = 60

/** The words that a run confused, and those that sound alike; false acceptances; and remedies. */
export function ConfusionsTab({ run, speech, hrefOf, ...rest }: ConfusionsTabProps) {
  const { threshold, lang, onThreshold } = rest
  const t = useMessages(unitTestsMessages)
  const { results } = run
  const confusions = useMemo(() => wordConfusions(results), [results])
  const found = useWordPairs(run, confusions, speech.onPronounce)
  const { group, pairs } = found
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const words = useMemo(
    () => closestWords(found.words, pairs, isWhole ? maxAll : maxWords),
    [found.words, pairs, isWhole],
  )
  const selected = pairs.find(({ first, second }) => `${first}\n${second}` === chosen) ?? pairs[0]
  const select = ({ first, second }: (typeof pairs)[number]) => setChosen(`${first}\n${second}`)
  const mistaken = <MistakesCard {...rest} results={results} />
  if (pairs.length === 0)
    return mistakes(results, threshold).length > 0 ? (
      mistaken
    ) : (
      <EmptyState title={t('confusions.none.title')}>{t('confusions.none.text')}</EmptyState>
    )
  return (
    <Stack gap="x3">
      <div className={groupClass}>
        <Select
          label={t('confusions.group')}
          value={group.name}
          options={[
            ...(confusions.length > 0 ? [{ value: confusedGroup, label: t('confusions.inRun') }] : []),
            ...group.all.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={group.choose}
        />
      </div>
      {found.isFailed && <NotAsked onAskAgain={found.askAgain} />}
      <div className={sides}>
        <Card title={t('confusions.title')} description={<ConfusionLegend files={results.length} />}>
          <Stack gap="x2">
            <section
              className={scroll}
              aria-label={t('confusions.title')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
              tabIndex={0}
            >
              <ConfusionMatrix {...{ words, pairs, selected, lang }} onSelect={select} />
            </section>
            {found.words.length > maxWords && (
              <Button size="small" variant="ghost" onPress={() => setWhole(!isWhole)}>
                {isWhole
                  ? t('confusions.showClosest', { count: maxWords })
                  : t('confusions.showAll', { count: Math.min(maxAll, found.words.length) })}
              </Button>
            )}
          </Stack>
        </Card>
        <Stack gap="x2">
          {selected && (
            <PairCard pair={selected} phonemes={found.phonemes} lang={lang} onSay={speech.onSay}>
              <PairRemedies
                key={`${selected.first}\n${selected.second}`}
                pair={selected}
                {...{ found, results, threshold, onThreshold, hrefOf }}
                lang={lang ?? ''}
              />
            </PairCard>
          )}
          <ClosePairs {...{ pairs, selected, lang }} onSelect={select} />
          <Message>{t('confusions.note')}</Message>
        </Stack>
      </div>
      {confusions.length > 0 && <ConfusionsTable confusions={confusions} lang={lang} />}
      {mistaken}
    </Stack>
  )
}
