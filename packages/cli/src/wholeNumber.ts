import { CommandFailure } from './CommandFailure.js'

/** @throws CommandFailure when the text of an option is not a whole number from `least` to `most`. */
export function wholeNumber(
  option: string,
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^-?\d+$/.test(text) || value < least || value > most)
    throw new CommandFailure('badNumber', { option: `--${option}`, text, least, most })
  return value
}
