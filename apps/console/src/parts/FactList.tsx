import { fact, facts as factsClass, name, value } from './FactList.css.js'

export type FactListProps = {
  /** What each is called, and what is known of it; without a value it takes no line. */
  facts: readonly (readonly [name: string, value: string | undefined])[]
}

/** A few facts, one line each. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={factsClass}>
      {facts.map(
        ([label, words]) =>
          words && (
            <div key={label} className={fact}>
              <dt className={name}>{label}</dt>
              <dd className={value}>{words}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
