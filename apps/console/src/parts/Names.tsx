import { Fragment } from 'react'

export type NamesProps = {
  /** Names given by users: of people, organizations or projects. Missing ones are left out. */
  of: readonly (string | null | undefined)[]
  /** Stands between two of them. */
  separator?: ', ' | ' · '
}

/** Names beside one another. Each is isolated: one that is written from right to left, or turns what follows, leaves the others in their places. */
export function Names({ of, separator = ', ' }: NamesProps) {
  return of
    .filter((name) => name)
    .map((name, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
      <Fragment key={at}>
        {at > 0 && <span>{separator}</span>}
        <bdi>{name}</bdi>
      </Fragment>
    ))
}
