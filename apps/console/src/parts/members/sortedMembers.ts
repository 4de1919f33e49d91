import { displayedName, type Member } from '@saywright/api/contract'
import type { Locale } from '@saywright/ui/i18n'

/** Members in the order of their names, as a person reads them. */
export function byName(members: readonly Member[], locale: Locale): readonly Member[] {
  const { compare } = new Intl.Collator(locale)
  return members.toSorted((one, other) =>
    compare(displayedName(one.user, locale), displayedName(other.user, locale)),
  )
}
