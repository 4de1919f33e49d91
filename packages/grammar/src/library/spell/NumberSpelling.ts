/** How a language says numbers and what is written with them, in the words of its library. */
export interface NumberSpelling {
  /** 0 to 99. */
  readonly below100: (value: number) => string
  /** 1 to 9 hundreds, such as "two hundred". */
  readonly hundreds: (count: number) => string
  /** Thousands after their number, which is empty for one thousand where that is said alone. */
  readonly thousands: (count: number, said: string) => string
  /** 1 to 100. */
  readonly ordinal: (value: number) => string | undefined
  readonly minus: string
  /** Between the whole and the fraction. */
  readonly point: string
  /** An ordinal in digits, such as "21st"; its number is the first group. */
  readonly ordinalDigits: RegExp
  /** A decimal in digits: the whole and the fraction are its groups. */
  readonly decimalDigits: RegExp
  /** A number with its thousands apart, such as "12,000". */
  readonly groupedDigits: RegExp
  /** A time of day: hours and minutes are its groups. */
  readonly timeDigits: RegExp
  readonly time: (hours: string, minutes: string | undefined) => string
  /** Other spellings of words, and parts that a language writes together with their neighbours. */
  readonly spellings: Readonly<Record<string, string>>
  /** Endings of words that are said as another, such as "ersten" as "erste". */
  readonly endings?: readonly (readonly [RegExp, string])[]
}
