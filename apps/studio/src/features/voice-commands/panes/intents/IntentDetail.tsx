import { useKeptState } from '@saywright/forms'
import { type Analysis, applyEdits, type Intent } from '@saywright/grammar'
import { Button, Heading, Icon, Inline, Message, Skeleton, Stack, Text, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ListChecks, Shuffle } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import type { TextView } from '../../model/grammar/TextView.js'
import { runQuery } from '../../model/grammar-worker/runQuery.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { useRefusal } from '../../model/grammar-worker/useRefusal.js'
import { HearWords } from '../../parts/hear/HearWords.js'
import { intentMessages } from './messages.js'
import { card, cardRow, entry, field, said, tagName } from './tabPane.css.js'

export type IntentDetailProps = {
  view: TextView
  /** Of the current text. */
  analysis: Analysis
  intent: Intent
  onRenamed: (name: string) => void
}

/** Each is a button. */
const maxPlaces = 50

/** One intent: its name, its places, and its sentences. */
export function IntentDetail({ view, analysis, intent, onRenamed }: IntentDetailProps) {
  const t = useMessages(intentMessages)
  return (
    <>
      <Heading level={2} variant="label">
        <span className={tagName}>{intent.name}</span>
      </Heading>
      <RenameForm view={view} analysis={analysis} intent={intent} onRenamed={onRenamed} />
      <Stack gap="x1">
        <Heading level={3} variant="label">
          {t('places', { count: intent.places.length })}
        </Heading>
        <Inline gap="x2">
          {intent.places.slice(0, maxPlaces).map(({ start, end }) => (
            <Button
              key={start.offset}
              size="small"
              variant="ghost"
              onPress={() => view.onGoTo(start.offset, end.offset)}
            >
              {t('goTo', { line: start.line })}
            </Button>
          ))}
          {intent.places.length > maxPlaces && (
            <Text as="span" variant="bodySmall" tone="secondary">
              {t('andMore', { count: intent.places.length - maxPlaces })}
            </Text>
          )}
        </Inline>
      </Stack>
      <Sentences view={view} intent={intent} />
    </>
  )
}

function RenameForm({ view, analysis, intent, onRenamed }: IntentDetailProps) {
  const t = useMessages(intentMessages)
  const [name, setName] = useKeptState(`rename-intent-${intent.name}`, intent.name)
  const wanted = { change: 'renameIntent', name: intent.name, wanted: name } as const
  const refused = useRefusal(view.worker, analysis, wanted)
  const isSame = name.trim() === intent.name
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    if (isSame) return
    const renaming = await runQuery(view.worker, 'change', analysis, wanted)
    if (!renaming || !('edits' in renaming)) return
    setName(intent.name)
    view.onGrammarChange(applyEdits(analysis.source, renaming.edits))
    onRenamed(name.trim())
  }
  return (
    <form className={entry} onSubmit={(event) => void rename(event)}>
      <div className={field}>
        <TextField
          label={t('name')}
          description={t('nameHint')}
          value={name}
          onChange={setName}
          autoComplete="off"
          {...(refused && { error: t(faultOf(refused)) })}
        />
      </div>
      {!isSame && (
        <Button type="submit" isDisabled={refused !== undefined}>
          {t('rename')}
        </Button>
      )}
    </form>
  )
}

const faultOf = (refused: string) => (refused === 'taken' ? 'taken' : 'invalid')

type SentencesProps = Pick<IntentDetailProps, 'view' | 'intent'>

function Sentences({ view, intent }: SentencesProps) {
  const { grammar, worker, state, slots, lang, onSay, isOffline } = view
  const t = useMessages(intentMessages)
  const [seed, setSeed] = useState<number>()
  const { checked } = state
  // While the text is read there is nothing to say of its errors.
  const isEarlier = state.analysis.source === grammar && checked !== state.analysis
  const about = useMemo(() => ({ intent, slots, seed }), [intent, slots, seed])
  const told = useGrammarQuery(worker, 'intentSentences', checked, about)
  const { sentences, rest } = told?.answer ?? { sentences: [], rest: 0 }
  return (
    <Stack gap="x2">
      <Heading level={3} variant="label">
        {t('sentences')}
      </Heading>
      {checked && isEarlier && <Message tone="warning">{t('earlier')}</Message>}
      {checked && !told ? (
        <Skeleton widths={[200, 180]} />
      ) : sentences.length === 0 ? (
        <Text tone="secondary">{t('noSentence')}</Text>
      ) : (
        <ul className={card}>
          {sentences.map((sentence) => (
            <li key={sentence} className={cardRow}>
              <span className={said} lang={lang}>
                {sentence}
              </span>
              <HearWords words={sentence} onSay={onSay} isOffline={isOffline} />
            </li>
          ))}
        </ul>
      )}
      {sentences.length > 0 && (
        <>
          {seed === undefined && (
            <Text variant="caption" tone="secondary">
              {rest === 0 ? t('coversAll') : t('coversMost', { count: rest })}
            </Text>
          )}
          <Inline gap="x2">
            <Button size="small" icon={<Icon of={Shuffle} />} onPress={() => setSeed((seed ?? 0) + 1)}>
              {t('another')}
            </Button>
            {seed !== undefined && (
              <Button size="small" icon={<Icon of={ListChecks} />} onPress={() => setSeed(undefined)}>
                {t('covering')}
              </Button>
            )}
          </Inline>
        </>
      )}
    </Stack>
  )
}
