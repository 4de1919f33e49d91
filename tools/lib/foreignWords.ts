// One letter alone may be a sign: of phonetics, of numbers, of an expression.
const foreign =
  /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}]{2,}/u

/** The first word of a built file in a script that neither English nor French is written in. */
export function foreignWordIn(text: string): string | undefined {
  return foreign.exec(text)?.[0]
}
