import { useState } from 'react'
import type { SelectOption } from '../Select/OptionList.js'

/** The selected options, also those that a later search no longer returns. */
export function useKeptOptions<Option extends SelectOption>(
  options: readonly Option[],
  chosen: readonly string[],
): readonly Option[] {
  const [kept, setKept] = useState<readonly Option[]>([])
  const named = (list: readonly Option[], value: string) => list.find((option) => option.value === value)
  const known = chosen.flatMap((value) => named(options, value) ?? named(kept, value) ?? [])
  const isSame = known.length === kept.length && known.every((option, index) => option === kept[index])
  if (!isSame) setKept(known)
  return isSame ? kept : known
}
