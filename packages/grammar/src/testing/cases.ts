import cases from './grammar-cases.json' with { type: 'json' }

export interface ValidCase {
  readonly id: string
  readonly src: string
  readonly slots?: Readonly<Record<string, readonly string[]>>
  readonly accept: Readonly<Record<string, readonly (readonly [string, string])[]>>
  readonly reject: readonly string[]
  readonly sentence_count: number | string
}

export interface FaultyCase {
  readonly id: string
  readonly src: string
  readonly expect: string
  readonly severity: string
  readonly line: number
  readonly col: number
  readonly en?: string
  readonly fr?: string
}

/** Grammars with their accepted and refused sentences and their problems; the test data of this package. */
export const validCases = cases.valid as unknown as readonly ValidCase[]
export const invalidCases: readonly FaultyCase[] = cases.invalid
export const warningCases: readonly FaultyCase[] = cases.warnings
export const everySource = [...validCases, ...invalidCases, ...warningCases].map(({ src }) => src)
