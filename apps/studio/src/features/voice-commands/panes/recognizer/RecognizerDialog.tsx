import {
  defaultRecognizerSettings,
  failuresOf,
  limits,
  type RecognizerSettings,
  recognizerSettings,
  streamResultModes,
} from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, Message, NumberField, RadioGroup, Stack } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId, useState } from 'react'
import type { Remeasure } from '../../model/recognizer/useRemeasure.js'
import type { SettingsSaved } from '../../model/recognizer/useSettingsSave.js'
import { recognizerMessages } from './messages.js'

export type RecognizerDialogProps = {
  settings: RecognizerSettings
  onSave: (settings: RecognizerSettings) => Promise<SettingsSaved>
  remeasure?: Remeasure | undefined
  onClose: () => void
}

/** A field that was emptied has no number. */
type Draft = Pick<RecognizerSettings, 'STREAM_RESULT_MODE'> & {
  readonly MAXNBEST: number | null
  readonly TSILENCE: number | null
  readonly THRESHOLD: number | null
}

/** When and how much the recognizer reports, the silence that ends a sentence, and the required confidence. */
export function RecognizerDialog({ settings, onSave, remeasure, onClose }: RecognizerDialogProps) {
  const t = useMessages(recognizerMessages)
  const locale = useLocale()
  const form = useId()
  const [draft, setDraft, forget] = useKeptState<Draft>('recognizer', settings)
  const [refused, setRefused] = useState<Exclude<SettingsSaved, 'saved'>>()
  const [isPending, save] = useBusy(onSave)
  const failures = failuresOf(recognizerSettings, draft)
  const numbers = new Intl.NumberFormat(locale)
  const between = (min: number, max: number) => ({ min: numbers.format(min), max: numbers.format(max) })
  const hypotheses = between(limits.maxNBestMin, limits.maxNBestMax)
  const silence = between(limits.silenceMinMilliseconds, limits.silenceMaxMilliseconds)
  const threshold = between(limits.confidenceMin, limits.confidenceMax)
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const close = () => {
    forget()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { MAXNBEST, TSILENCE, THRESHOLD } = draft
    if (failures || MAXNBEST === null || TSILENCE === null || THRESHOLD === null) return
    const saved = await save({ ...draft, MAXNBEST, TSILENCE, THRESHOLD })
    if (saved === 'saved') close()
    else setRefused(saved)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('title')}
      description={t('lead')}
      actions={
        <>
          <Button variant="ghost" onPress={() => setDraft(defaultRecognizerSettings)}>
            {t('defaults')}
          </Button>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <Stack gap="x3">
          {refused && (
            <Message tone="danger" isAnnounced>
              {t(refused)}
            </Message>
          )}
          <RadioGroup
            label={t('mode')}
            description={t('modeHint')}
            options={streamResultModes.map((value) => ({
              value,
              label: t(value),
              description: t(`${value}Text`),
            }))}
            value={draft.STREAM_RESULT_MODE}
            onChange={(STREAM_RESULT_MODE) => change({ STREAM_RESULT_MODE })}
          />
          <NumberField
            label={t('hypotheses')}
            description={t('hypothesesHint', hypotheses)}
            value={draft.MAXNBEST}
            error={failures?.MAXNBEST && t('outOfRange', hypotheses)}
            onChange={(MAXNBEST) => change({ MAXNBEST })}
          />
          <NumberField
            label={t('silence')}
            description={t('silenceHint', silence)}
            hasSteps={false}
            value={draft.TSILENCE}
            error={failures?.TSILENCE && t('outOfRange', silence)}
            onChange={(TSILENCE) => change({ TSILENCE })}
          />
          <NumberField
            label={t('threshold')}
            description={t('thresholdHint', threshold)}
            hasSteps={false}
            value={draft.THRESHOLD}
            error={failures?.THRESHOLD && t('outOfRange', threshold)}
            onChange={(THRESHOLD) => change({ THRESHOLD })}
          />
          {remeasure && (
            <Message
              tone="warning"
              actions={
                <Button
                  size="small"
                  onPress={() => {
                    close()
                    remeasure.onPress()
                  }}
                >
                  {t(remeasure.hasTest ? 'runTest' : 'openTests')}
                </Button>
              }
            >
              {t(remeasure.hasTest ? 'scoredOtherwise' : 'scoredOtherwiseWithoutTest')}
            </Message>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
