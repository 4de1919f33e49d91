import { limits } from '@saywright/api/contract'
import type { Analysis, SlotValues } from '@saywright/grammar'
import { Button, CopyButton, Dialog, Icon, Inline, Message, Skeleton, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { FlaskConical } from 'lucide-react'
import { useMemo, useState } from 'react'
import { voiceCommandsMessages } from '../../messages/index.js'
import { seedMost, type Wanted } from '../../model/answers/sampleOf.js'
import { formatCount } from '../../model/grammar/formatCount.js'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { Choices } from './Choices.js'
import { generateMessages } from './messages.js'
import { Sentences } from './Sentences.js'

export type GenerateDialogProps = {
  /** Of the model, for the file that tests name. */
  name: string
  worker: GrammarWorker
  /** The last version without errors, if there was one. */
  grammar: Analysis | undefined
  /** Whether the text has errors, so the sentences are of an earlier one. */
  isEarlier: boolean
  slots: SlotValues
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  onUse: (sentence: string) => void
  /** Leads to a new unit test of the sentences; without it there is no button. */
  onNewTest?: ((sentences: readonly string[]) => void) | undefined
  /** Whether the saved grammar, with which a unit test would run, differs. */
  isUnsaved: boolean
  onClose: () => void
}

const none: readonly string[] = []
const atFirst: Wanted = { rule: undefined, intent: undefined, order: 'cover', seed: 1, limit: 12 }

/** Sentences of the grammar or one of its rules: as few as say all of it, a sample that its number repeats, or the first. */
export function GenerateDialog({
  name,
  worker,
  grammar,
  isEarlier,
  slots,
  lang,
  onUse,
  onNewTest,
  isUnsaved,
  onClose,
}: GenerateDialogProps) {
  const t = useMessages(generateMessages)
  const words = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  const [wanted, setWanted] = useState(atFirst)
  const about = useMemo(() => ({ name, wanted, slots }), [name, wanted, slots])
  const told = useGrammarQuery(worker, 'sample', grammar, about)
  const found = told?.answer?.sample
  const rule = told?.about.wanted.rule
  const { seed } = wanted
  const sentences = found?.sentences ?? []
  const hasSome = sentences.length > 0
  return (
    <Dialog
      isOpen
      size="medium"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={grammar ? t('lead') : undefined}
      note={found && formatCount(found.count, words, locale)}
      actions={
        <>
          <Button onPress={onClose}>{t('close')}</Button>
          <Button
            variant="primary"
            isDisabled={!hasSome || wanted.order !== 'sample'}
            onPress={() => setWanted({ ...wanted, seed: seed >= seedMost ? 1 : seed + 1 })}
          >
            {t('another')}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        {grammar && isEarlier && <Message tone="warning">{t('earlier')}</Message>}
        {grammar && (
          <Choices
            wanted={wanted}
            rules={told?.answer?.rules ?? none}
            intents={told?.answer?.intents ?? none}
            onChange={setWanted}
          />
        )}
        {hasSome && (
          <Inline gap="x1">
            <span role="status">
              <Text as="span" variant="bodySmall" tone="secondary">
                {t('shown', { count: sentences.length })}
              </Text>
            </span>
            <CopyButton
              size="small"
              variant="ghost"
              label={t('copyText')}
              subject={t('subject')}
              text={`${sentences.join('\n')}\n`}
            />
            <CopyButton
              size="small"
              variant="ghost"
              label={t('copyTests')}
              subject={t('subject')}
              text={found?.tests ?? ''}
            />
            {onNewTest && rule === undefined && (
              <Button
                size="small"
                variant="ghost"
                icon={<Icon of={FlaskConical} />}
                isDisabled={isUnsaved}
                onPress={() => onNewTest(sentences)}
              >
                {t('newTest')}
              </Button>
            )}
          </Inline>
        )}
        {hasSome && onNewTest && rule === undefined && (
          <NewTestNote isUnsaved={isUnsaved} count={sentences.length} />
        )}
        {hasSome ? (
          <Sentences sentences={sentences} lang={lang} {...(rule === undefined && { onUse })} />
        ) : grammar && !told ? (
          <Skeleton widths={[260, 180, 220]} />
        ) : (
          <Text>{t(grammar ? 'empty' : 'none')}</Text>
        )}
      </Stack>
    </Dialog>
  )
}

/** Why no unit test can be made now, or of how many sentences it would be. */
function NewTestNote({ isUnsaved, count }: { isUnsaved: boolean; count: number }) {
  const t = useMessages(generateMessages)
  const most = limits.sentencesOfTestAudio
  if (!isUnsaved && count <= most) return null
  return (
    <Text variant="caption" tone="secondary">
      {isUnsaved ? t('newTestUnsaved') : t('newTestFirst', { most })}
    </Text>
  )
}
