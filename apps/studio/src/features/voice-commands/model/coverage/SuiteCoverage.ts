import type { CoverageOfParts } from '@saywright/grammar'

/**
 * What the accepted sentences of a suite say of a grammar: a column an aspect of its branches, in text order, since there may
 * be thousands.
 */
export type CoveredBranches = CoverageOfParts & {
  /** Where each stands, in UTF-16 units from 0; what is imported, where it is referred to. */
  readonly from: Uint32Array
  readonly to: Uint32Array
  /** 1 for one that is said, 0 for one that is not. */
  readonly isSaid: Uint8Array
}

export type SuiteCoverage = CoveredBranches & {
  /** The text in which the branches stand. */
  readonly source: string
  readonly said: number
}

/** How much of something is said. */
export type Covered = 'said' | 'partly' | 'never'

/** What is drawn of it, and how that is changed. */
export type CoverageView = {
  /** Absent where nothing is drawn. */
  readonly coverage: SuiteCoverage | undefined
  readonly isShown: boolean
  /** Absent where there is nothing to draw. */
  readonly toggle: (() => void) | undefined
}

export const noCoverage: CoverageView = { coverage: undefined, isShown: false, toggle: undefined }
