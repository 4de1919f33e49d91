import type { Entity, Meaning } from '@saywright/grammar'
import { Tag } from '@saywright/ui'
import { list } from './MeaningTags.css.js'

export type MeaningTagsProps = {
  meaning: Meaning
  /** Accessible name of the list. */
  label: string
  /** Language of the values, as a BCP 47 tag. */
  lang: string | undefined
}

/** The meaning of a sentence in a line: its intent, and each entity with its value, inner ones after the one around them. */
export function MeaningTags({ meaning: { intent, entities }, label, lang }: MeaningTagsProps) {
  if (intent === null && entities.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text
    <ul className={list} role="list" aria-label={label} translate="no">
      {intent !== null && (
        <li>
          <Tag tone="category3" isCode>
            {intent}
          </Tag>
        </li>
      )}
      {allOf(entities).map(({ name, value }, index) => (
        <li key={index} lang={lang}>
          <Tag tone="neutral">{`${name} = ${typeof value === 'string' ? value : value.join(', ')}`}</Tag>
        </li>
      ))}
    </ul>
  )
}

const allOf = (entities: readonly Entity[]): Entity[] =>
  entities.flatMap((entity) => [entity, ...allOf(entity.entities)])
