import type { CoverageOfParts } from '@saywright/grammar'

/**
 * The coverage of a grammar by the accepted sentences of a suite: a column an aspect of its branches, in text order, since
 * there may be thousands.
 */
export type CoveredBranches = CoverageOfParts & {
  /** The position of each, in UTF-16 units from 0; of an imported one, that of its reference. */
  readonly from: Uint32Array
  readonly to: Uint32Array
  /** 1 for a covered one, 0 for another. */
  readonly isSaid: Uint8Array
}

export type SuiteCoverage = CoveredBranches & {
  /** The text of the branches. */
  readonly source: string
  readonly said: number
}

/** The degree of coverage. */
export type Covered = 'said' | 'partly' | 'never'

/** The drawn coverage, and how to change it. */
export type CoverageView = {
  /** Absent where nothing is drawn. */
  readonly coverage: SuiteCoverage | undefined
  readonly isShown: boolean
  /** Absent where there is nothing to draw. */
  readonly toggle: (() => void) | undefined
}

export const noCoverage: CoverageView = { coverage: undefined, isShown: false, toggle: undefined }
