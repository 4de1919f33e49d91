import type { LanguageField } from '@saywright/api/contract'

/** The one panel that is open after one was pressed: that one, or none when it was open. */
export function afterPress(
  open: LanguageField | undefined,
  pressed: LanguageField,
): LanguageField | undefined {
  return open === pressed ? undefined : pressed
}
