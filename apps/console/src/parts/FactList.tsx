import { fact, facts as factsClass, name, value } from './FactList.css.js'

export type FactListProps = {
  /** The name and the value of each fact; one without a value takes no line. */
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
