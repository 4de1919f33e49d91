import { type FieldErrorKey, limits } from '@saywright/api/contract'
import { Card, Checkbox, NumberField, Stack, TextArea, TextField } from '@saywright/ui'

import { useTestMessages } from '../TestedTypeContext.js'
import type { faultsOfTest, TestValues } from './testValues.js'

export type ConfigureStepProps = {
  values: TestValues
  change: (values: TestValues) => void
  /** Empty until the person tried to save. */
  faults: ReturnType<typeof faultsOfTest>
  /** Whether the test runs once it is saved. */
  isRun: boolean
  onRunChange: (isRun: boolean) => void
}

const known = ['required', 'tooLong', 'alreadyExists', 'outOfRange'] as const
const isKnown = (key: FieldErrorKey): key is (typeof known)[number] => known.some((one) => one === key)

/** Name, description and threshold of a test. */
export function ConfigureStep({ values, change, faults, isRun, onRunChange }: ConfigureStepProps) {
  const t = useTestMessages()
  const sentence = (key: FieldErrorKey | undefined, most: number) =>
    key && t(`errors.${isKnown(key) ? key : 'required'}`, { most })
  return (
    <Card>
      <Stack gap="x3">
        <TextField
          label={t('configure.name')}
          description={t('configure.nameHint')}
          autoComplete="off"
          maxLength={limits.nameMaxCharacters}
          value={values.name}
          error={sentence(faults.name, limits.nameMaxCharacters)}
          onChange={(name) => change({ ...values, name })}
        />
        <TextArea
          label={t('configure.description')}
          isOptional
          hasCounter
          maxLength={limits.freeTextMaxCharacters}
          value={values.description}
          error={sentence(faults.description, limits.freeTextMaxCharacters)}
          onChange={(description) => change({ ...values, description })}
        />
        <NumberField
          label={t('configure.threshold')}
          description={t('configure.thresholdHint')}
          hasSteps={false}
          value={values.threshold}
          error={sentence(faults.confidence_threshold, limits.confidenceMax)}
          onChange={(threshold) => change({ ...values, threshold })}
        />
        <Checkbox label={t('configure.run')} isSelected={isRun} onChange={onRunChange} />
      </Stack>
    </Card>
  )
}
