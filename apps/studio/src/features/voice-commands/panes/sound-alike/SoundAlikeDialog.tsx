import type { Analysis, ComparedSentences, SlotValues, SoundAlikes } from '@saywright/grammar'
import { Button, Dialog, Message, ProgressBar, Skeleton, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { NotAsked } from '../../../../parts/speech/NotAsked.js'
import { keyOfWord, type Pronounce, usePronunciations } from '../../../../parts/speech/usePronunciations.js'
import { soundAlikeMessages } from '../../messages/soundAlikeMessages.js'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { dialogList } from '../../parts/dialogList.css.js'
import { PairRow, type PairRowProps } from './PairRow.js'

export type SoundAlikeDialogProps = {
  worker: GrammarWorker
  /** The last version without errors, if there was one. */
  grammar: Analysis | undefined
  /** Whether the text has errors, so an earlier one is compared. */
  isEarlier: boolean
  slots: SlotValues
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  isOffline: boolean
  /** Requests the pronunciations of words. */
  onPronounce: Pronounce
  /** Brings a recording of a sentence; keep the same function between renders. */
  onSay: (text: string) => Promise<Blob>
  /** Leads to a word in the text, by its first character and the one after its last. */
  onGoTo: (from: number, to: number) => void
  onClose: () => void
}

const rowsPerStep = 25
const nothing: ComparedSentences = { sentences: [], words: [], isCut: false }

/** Pairs of sentences that are easily confused, found without recordings. */
export function SoundAlikeDialog(props: SoundAlikeDialogProps) {
  const { worker, grammar, isEarlier, slots, lang, isOffline, onPronounce, onSay, onGoTo, onClose } = props
  const t = useMessages(soundAlikeMessages)
  const told = useGrammarQuery(worker, 'compared', grammar, slots)
  const isSought = grammar !== undefined && !told
  const { sentences, words, isCut } = told?.answer ?? nothing
  const { phonemes: pronounced, isFailed, askAgain } = usePronunciations(isOffline ? [] : words, onPronounce)
  const done = words.filter((word) => pronounced.has(keyOfWord(word))).length
  const isKnown = done === words.length
  const phonemes = useMemo(
    () => new Map(words.map((word) => [word.word, pronounced.get(keyOfWord(word)) ?? ''])),
    [words, pronounced],
  )
  const about = useMemo(() => ({ sentences, phonemes, slots }), [sentences, phonemes, slots])
  const pairs = useGrammarQuery(worker, 'soundAlike', isKnown && !isSought ? grammar : undefined, about)
  const found = pairs?.about === about ? pairs.answer : undefined
  const isTooLong = (told && !told.answer) || (pairs?.about === about && !found)
  const spellings = useMemo(
    () => new Map(words.flatMap(({ word, spellings: [own] }) => (own === undefined ? [] : [[word, own]]))),
    [words],
  )
  const asking = t('asking', { done, total: words.length })
  return (
    <Dialog
      isOpen
      size="medium"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('lead')}
      actions={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Stack gap="x2">
        {grammar && isEarlier && <Message tone="warning">{t('earlier')}</Message>}
        {isOffline && (
          <Message tone="warning" isAnnounced>
            {t(isKnown ? 'offlineSound' : 'offline')}
          </Message>
        )}
        {!isOffline && !isKnown && isFailed && <NotAsked onAskAgain={askAgain} />}
        {!isOffline && !isKnown && !isFailed && (
          <ProgressBar isLabelShown label={asking} fraction={done / words.length} />
        )}
        {isSought && <Skeleton widths={[260, 180, 220]} />}
        {isTooLong && (
          <Message tone="warning" isAnnounced>
            {t('tooLong')}
          </Message>
        )}
        {!isSought && !isTooLong && sentences.length === 0 && <Text>{t('noSentence')}</Text>}
        {found && sentences.length > 0 && (
          <Found
            {...{ found, isCut, phonemes, spellings, lang, onSay, isOffline }}
            onGoTo={
              isEarlier
                ? undefined
                : ({ range }) => {
                    onClose()
                    onGoTo(range.start.offset, range.end.offset)
                  }
            }
          />
        )}
      </Stack>
    </Dialog>
  )
}

type FoundProps = Omit<PairRowProps, 'pair'> & {
  found: SoundAlikes
  /** Whether the grammar has more sentences than were compared. */
  isCut: boolean
}

/** The compared sentences, and those that sound alike. */
function Found({ found, isCut, phonemes, spellings, lang, onSay, isOffline, onGoTo }: FoundProps) {
  const t = useMessages(soundAlikeMessages)
  const locale = useLocale()
  const [most, setMost] = useState(rowsPerStep)
  const { pairs, compared, unknown } = found
  const rest = pairs.length - most
  return (
    <>
      <span role="status">
        <Text as="span" variant="bodySmall" tone="secondary">
          <span>{t(isCut ? 'comparedFirst' : 'compared', { count: compared })}</span>{' '}
          {pairs.length > 0 && (
            <span>{t(found.isCut ? 'foundFirst' : 'found', { count: pairs.length })}</span>
          )}
        </Text>
      </span>
      {unknown.length > 0 && (
        <Message tone="warning">
          {t('unknown', {
            count: unknown.length,
            words: new Intl.ListFormat(locale).format(unknown.slice(0, 10)),
          })}
        </Message>
      )}
      {pairs.length === 0 && <Text>{t('none')}</Text>}
      {pairs.length > 0 && (
        <ul className={dialogList} aria-label={t('list')}>
          {pairs.slice(0, most).map((pair) => (
            <PairRow
              key={pair.sentences.map(({ text }) => text).join('\n')}
              {...{ pair, phonemes, spellings, lang, onSay, isOffline, onGoTo }}
            />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button variant="ghost" onPress={() => setMost(most + rowsPerStep)}>
          {t('more', { count: Math.min(rest, rowsPerStep) })}
        </Button>
      )}
    </>
  )
}
