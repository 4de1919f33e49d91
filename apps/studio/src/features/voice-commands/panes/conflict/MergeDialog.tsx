import { Button, Dialog, Heading, Message, SegmentedControl, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import type { Conflict } from '../../model/document/Conflict.js'
import type { Content } from '../../model/document/grammarDocument.js'
import { code, place, places, side, sides } from './MergeDialog.css.js'
import { type Choice, mergedSlots, mergedSuite, mergedText, mergeParts } from './mergeParts.js'
import { conflictMessages } from './messages.js'

export type MergeDialogProps = Conflict & {
  onMerge: (merged: Content) => void
  onCancel: () => void
  onBack: () => void
}

/** One text of two: where both changed the same lines, each place is decided; the result is written on in the editor. */
export function MergeDialog({ theirs, mine, base, onMerge, onCancel, onBack }: MergeDialogProps) {
  const t = useMessages(conflictMessages)
  const parts = useMemo(
    () => mergeParts(base?.text, mine.text, theirs.grammar),
    [base, mine.text, theirs.grammar],
  )
  const conflicts = parts.filter((part) => part.kind === 'conflict')
  const [choices, setChoices] = useState<readonly Choice[]>(() => conflicts.map(() => 'both'))
  const merge = () =>
    onMerge({
      text: mergedText(parts, choices),
      slots: mergedSlots(base?.slots, mine.slots, theirs.slots),
      suite: mergedSuite(base?.suite, mine.suite, theirs.suite),
    })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      size="large"
      title={t('mergeTitle')}
      actions={
        <>
          <Button onPress={onBack}>{t('back')}</Button>
          <Button variant="primary" onPress={merge}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <Message tone="info">{t('settled')}</Message>
        <Text>{t('undecided', { count: conflicts.length })}</Text>
        <ol className={places}>
          {conflicts.map((conflict, index) => (
            <li key={index} className={place}>
              <Heading level={3} variant="label">
                {t('place', { number: index + 1 })}
              </Heading>
              <div className={sides}>
                <Side title={t('theirs')} lines={conflict.theirs} />
                <Side title={t('mine')} lines={conflict.mine} />
              </div>
              <SegmentedControl
                label={t('place', { number: index + 1 })}
                value={choices[index] ?? 'both'}
                onChange={(choice) => setChoices(choices.with(index, choice))}
                options={(['theirs', 'mine', 'both'] as const).map((value) => ({ value, label: t(value) }))}
              />
            </li>
          ))}
        </ol>
      </Stack>
    </Dialog>
  )
}

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  const t = useMessages(conflictMessages)
  return (
    <div className={side}>
      <Text variant="caption" tone="secondary">
        {title}
      </Text>
      <pre className={code}>{lines.length > 0 ? lines.join('\n') : t('nothing')}</pre>
    </div>
  )
}
