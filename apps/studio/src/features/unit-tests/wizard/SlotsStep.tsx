import { limits } from '@saywright/api/contract'
import { Button, Card, Inline, Stack, Tag, Text, TextArea } from '@saywright/ui'

import { useTestMessages } from '../TestedTypeContext.js'
import { faultOfSlot, valuesOf } from './slotText.js'
import type { TestValues } from './testValues.js'

export type SlotsStepProps = {
  values: TestValues
  change: (values: TestValues) => void
  /** Slots that the grammar mentions, without brackets, each with the values of the model. */
  slots: readonly { readonly name: string; readonly values: readonly string[] }[]
  /** Of the values, as a BCP 47 tag. */
  lang: string | undefined
}

/** The values with which a test fills the slots of its grammar. */
export function SlotsStep({ values, change, slots, lang }: SlotsStepProps) {
  const t = useTestMessages()
  if (slots.length === 0) return <Text tone="secondary">{t('slots.none')}</Text>
  const set = (name: string, text: string | undefined) => {
    const { [name]: _, ...others } = values.slots
    change({ ...values, slots: text === undefined ? others : { ...others, [name]: text } })
  }
  return (
    <Stack gap="x3">
      <Text tone="secondary">{t('slots.lead')}</Text>
      {slots.map((slot) => {
        const own = values.slots[slot.name]
        const text = own ?? slot.values.join('\n')
        const fault = faultOfSlot(text)
        return (
          <Card key={slot.name}>
            <Stack gap="x2">
              <div lang={lang}>
                <TextArea
                  label={t('slots.values', { slot: slot.name })}
                  description={t('slots.count', { count: valuesOf(text).length })}
                  error={
                    fault &&
                    t(`slots.${fault.kind}`, { line: fault.line, most: limits.freeTextMaxCharacters })
                  }
                  value={text}
                  onChange={(next) => set(slot.name, next)}
                />
              </div>
              <Inline gap="x2">
                {own === undefined ? (
                  <Tag>{t('slots.asModel')}</Tag>
                ) : (
                  <Button size="small" onPress={() => set(slot.name, undefined)}>
                    {t('slots.reset')}
                  </Button>
                )}
              </Inline>
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}
