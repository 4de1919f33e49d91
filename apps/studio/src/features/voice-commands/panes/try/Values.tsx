import { Tag } from '@saywright/ui'
import { value as valueClass, valueName, values as valuesClass } from '../../parts/try/TryTyping.css.js'

export type ValuesProps = { values: readonly { readonly name: string; readonly value: string }[] }

/** Names and what they stand for in one sentence: tags, return values, slots. */
export function Values({ values }: ValuesProps) {
  return (
    <dl className={valuesClass}>
      {values.map(({ name, value }, index) => (
        <Pair key={index} name={name} value={value} />
      ))}
    </dl>
  )
}

function Pair({ name, value }: ValuesProps['values'][number]) {
  return (
    <>
      <dt className={valueName}>{name}</dt>
      <dd className={valueClass}>
        <Tag tone="neutral">{value}</Tag>
      </dd>
    </>
  )
}
