import { NumberField, SegmentedControl, Select } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { seedMost, sentencesMost, type Wanted } from '../../model/answers/sampleOf.js'
import { choices } from './GenerateDialog.css.js'
import { generateMessages } from './messages.js'

export type ChoicesProps = {
  wanted: Wanted
  rules: readonly string[]
  intents: readonly string[]
  onChange: (wanted: Wanted) => void
}

/** No rule or intent can have this name. */
const whole = ''

/** Which sentences, in which order, and how many. */
export function Choices({ wanted, rules, intents, onChange }: ChoicesProps) {
  const t = useMessages(generateMessages)
  const { rule, intent, order, seed, limit } = wanted
  return (
    <div className={choices}>
      <Select
        label={t('rule')}
        options={[
          { value: whole, label: t('whole') },
          ...rules.map((each) => ({ value: each, label: `<${each}>` })),
        ]}
        value={rule ?? whole}
        onChange={(value) =>
          onChange({ ...wanted, rule: value === whole ? undefined : value, intent: undefined })
        }
      />
      {rule === undefined && intents.length > 0 && (
        <Select
          label={t('intent')}
          options={[
            { value: whole, label: t('anyIntent') },
            ...intents.map((each) => ({ value: each, label: each })),
          ]}
          value={intent ?? whole}
          onChange={(value) => onChange({ ...wanted, intent: value === whole ? undefined : value })}
        />
      )}
      <SegmentedControl
        isFullWidth
        label={t('order')}
        value={order}
        onChange={(value) => onChange({ ...wanted, order: value })}
        options={[
          { value: 'cover', label: t('cover') },
          { value: 'sample', label: t('sample') },
          { value: 'list', label: t('list') },
        ]}
      />
      <NumberField
        label={t('limit')}
        minValue={1}
        maxValue={sentencesMost}
        value={limit}
        onChange={(value) => onChange({ ...wanted, limit: value ?? limit })}
      />
      {order === 'sample' && (
        <NumberField
          label={t('seed')}
          minValue={1}
          maxValue={seedMost}
          value={seed}
          onChange={(value) => onChange({ ...wanted, seed: value ?? seed })}
        />
      )}
    </div>
  )
}
