import { idOf } from '@saywright/shell/paths'
import { useSearchParams } from 'react-router'

export type VersionChoice = {
  /** Undefined while the versions are not known. */
  readonly chosen: number | undefined
  readonly onChoose: (revision: number) => void
  /** The version that the chosen one is compared with. */
  readonly compared: number
  readonly onCompare: (revision: number) => void
}

/**
 * The two versions of a model that the address names.
 *
 * @param known versions, newest first.
 * @param saved revision of the saved version.
 */
export function useVersionChoice(
  known: readonly { readonly revision: number }[],
  saved: number,
): VersionChoice {
  const [search, setSearch] = useSearchParams()
  const revisionOf = (name: string) => {
    const asked = idOf(search.get(name) ?? undefined)
    return known.some(({ revision }) => revision === asked) ? asked : undefined
  }
  const show = (name: string, revision: number) => {
    const next = new URLSearchParams(search)
    next.set(name, String(revision))
    setSearch(next, { replace: true })
  }
  return {
    // By default the version before the saved one is chosen.
    chosen: revisionOf('version') ?? known[1]?.revision ?? known[0]?.revision,
    onChoose: (revision) => show('version', revision),
    compared: revisionOf('from') ?? saved,
    onCompare: (revision) => show('from', revision),
  }
}
