export interface FliteRequest {
  /** As Flite calls it. */
  readonly voice: string
  readonly text: string
  /** How much longer than usual sounds last: 2 is half as fast. */
  readonly stretch: number
  /** How much higher than usual the voice is: 2 is an octave. */
  readonly shift: number
}
