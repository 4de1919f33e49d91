type Filter = {
  /** Bands that it reaches, from where the one before ended, downwards. */
  readonly length: number
  readonly isDownward: boolean
  /** Reflection coefficients; none for a filter that does nothing. */
  readonly reflections: readonly number[]
}

/** The filters of each window. @see ISO/IEC 14496-3, section 4.6.9 (temporal noise shaping). */
export type Shaping = readonly (readonly Filter[])[]

export type WindowInfo = {
  readonly sequence: number
  /** Whether the window is that of Kaiser and Bessel rather than half a sine. */
  readonly isKaiser: boolean
  /** Bands that are written. */
  readonly bandCount: number
  /** How many windows share their scale factors, group by group; one of one for a long window. */
  readonly groups: readonly number[]
  /** Where each band of a window begins. */
  readonly offsets: readonly number[]
  readonly shapedBands: number
}

/** A channel of a block, before the channels are taken apart. */
export type Channel = {
  readonly info: WindowInfo
  /** By group and band: the codebook, and the scale factor, place or loudness that goes with it. */
  readonly codebooks: readonly (readonly number[])[]
  readonly factors: readonly (readonly number[])[]
  /** 1,024 values, window after window. */
  readonly spectrum: Float64Array
  readonly shaping: Shaping | undefined
}
