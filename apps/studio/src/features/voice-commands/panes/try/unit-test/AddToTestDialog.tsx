import {
  expectations,
  limits,
  name as nameRule,
  object,
  optional,
  type Recognition,
  text,
  type UnitTestSummary,
} from '@saywright/api/contract'
import {
  type FieldErrors,
  FormTextField,
  fieldNames,
  type SubmissionErrors,
  ValidatedForm,
} from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, RadioGroup, Select, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { useId, useState } from 'react'
import { freeName, isTaken } from '../../../../../parts/audio-files/freeName.js'
import { NameField } from '../../../../../parts/NameField.js'
import type { TestMode, TestRecording } from '../../../model/quick-test/quickTest.js'
import { likelyResult, nameOfRecording, type TestAddition } from '../../../model/unit-test/testAddition.js'
import { addToTestMessages } from './messages.js'

type Fields = { name: string; transcription: string }
const nameOf = fieldNames<Fields>()

/** Which of both is needed depends on what is chosen beside them. */
const rules = object({
  name: optional(nameRule('Aisle accents')),
  transcription: optional(text({ max: limits.freeTextMaxCharacters })),
})

const newTest = 'new'

export type AddToTestDialogProps = {
  recording: TestRecording
  recognition: Recognition
  by: TestMode
  /** Unit tests of the model, newest first. */
  tests: readonly Pick<UnitTestSummary, 'id' | 'name' | 'files'>[]
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  /** @returns what is wrong, by field; nothing once the recording is in the test. */
  onAdd: (addition: TestAddition) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

/** Puts a recording that was tried into a unit test of the model, or begins one with it. */
export function AddToTestDialog(props: AddToTestDialogProps) {
  const { recording, recognition, by, tests, lang, onAdd, onClose } = props
  const t = useMessages(addToTestMessages)
  const form = useId()
  const likely = likelyResult(recording, recognition)
  const isFull = ({ files }: Pick<UnitTestSummary, 'files'>) => files >= limits.filesPerUnitTest
  const [chosen, setChosen] = useState(() => String(tests.find((test) => !isFull(test))?.id ?? newTest))
  const [expectation, setExpectation] = useState(likely.expectation)
  const [isPending, add] = useBusy(onAdd)
  const names = tests.map(({ name }) => name)
  const isNew = chosen === newTest
  const { kept } = recording
  const submit = async ({ name, transcription }: Fields) => {
    const said = expectation === 'no_speech' && !kept ? '' : transcription.trim()
    const errors = await add({
      ...{ recording, expectation, said },
      name: nameOfRecording(by, recording, said),
      test: isNew ? { name: name.trim() } : Number(chosen),
    })
    if (!errors) onClose()
    return errors
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('open')}
      description={t('lead')}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t(isPending ? 'adding' : 'add')}
          </Button>
        </>
      }
    >
      <ValidatedForm<Fields>
        id={form}
        aria-label={t('open')}
        rules={rules}
        initialValues={{ name: freeName(t('firstName'), names), transcription: likely.said }}
        compare={({ name, transcription }): FieldErrors => ({
          ...(isNew && name.trim() === '' && { name: 'required' }),
          ...(isNew && isTaken(name, names) && { name: 'alreadyExists' }),
          ...(expectation === 'sentence' && transcription.trim() === '' && { transcription: 'required' }),
        })}
        onSubmit={submit}
      >
        <Stack gap="x3">
          <Select
            label={t('test')}
            options={[
              ...tests.map((test) => ({
                ...{ value: String(test.id), label: test.name, isDisabled: isFull(test) },
                ...(isFull(test) && { description: t('full') }),
              })),
              { value: newTest, label: t('newTest') },
            ]}
            value={chosen}
            onChange={setChosen}
          />
          {isNew && <NameField label={t('name')} />}
          <RadioGroup
            label={t('expectation')}
            options={expectations.map((value) => ({
              value,
              label: t(`expectations.${value}`),
              description: t(`hints.${value}`),
            }))}
            value={expectation}
            onChange={setExpectation}
          />
          {kept ? (
            <Text variant="bodySmall" tone="secondary">
              {richText(t('saidBefore', { sentence: kept.sentence }), {
                said: (words) => <span lang={lang}>{words}</span>,
              })}
            </Text>
          ) : (
            expectation !== 'no_speech' && (
              <FormTextField
                name={nameOf('transcription')}
                label={t('said')}
                description={t('saidHint')}
                isOptional={expectation !== 'sentence'}
                autoComplete="off"
                maxLength={limits.freeTextMaxCharacters}
              />
            )
          )}
        </Stack>
      </ValidatedForm>
    </Dialog>
  )
}
