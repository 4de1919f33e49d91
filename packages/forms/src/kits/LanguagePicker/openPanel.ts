import type { LanguageField } from '@saywright/api/contract'

/** The expanded panel after a press: the pressed one, or none when it was expanded. */
export function afterPress(
  open: LanguageField | undefined,
  pressed: LanguageField,
): LanguageField | undefined {
  return open === pressed ? undefined : pressed
}
