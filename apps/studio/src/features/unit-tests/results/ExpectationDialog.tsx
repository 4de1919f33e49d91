import { type Expectation, expectations } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, RadioGroup, Stack, Text } from '@saywright/ui'

import { useState } from 'react'
import { useTestMessages } from '../TestedTypeContext.js'

export type ExpectationDialogProps = {
  /** Name of the recording. */
  name: string
  /** The current expectation of the test. */
  expectation: Expectation
  /** Whether the recording has a transcription, without which no sentence can be expected. */
  hasTranscription: boolean
  onSave: (expectation: Expectation) => Promise<void>
  onClose: () => void
}

/** Changes the expected result of a recording, from the next run on. */
export function ExpectationDialog({
  name,
  expectation,
  hasTranscription,
  onSave,
  onClose,
}: ExpectationDialogProps) {
  const t = useTestMessages()
  const [chosen, setChosen] = useState(expectation)
  const [isSaving, save] = useBusy(onSave)
  return (
    <Dialog
      isOpen
      title={t('expect.title', { name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('expect.cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isSaving}
            isDisabled={chosen === expectation}
            onPress={() => void save(chosen).then(onClose)}
          >
            {t('expect.save')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <RadioGroup
          label={t('results.expectation')}
          options={expectations.map((value) => ({
            value,
            label: t(`results.expectations.${value}`),
            description: t(`expect.hints.${value}`),
            isDisabled: value === 'sentence' && !hasTranscription,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <Text tone="secondary">{t('expect.lead')}</Text>
      </Stack>
    </Dialog>
  )
}
