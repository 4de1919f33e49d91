/** What a grammar says, as states with words between them: the form in which the engine searches it. */
export interface Network {
  /** What may be said in each state; a state is its place here. */
  readonly states: readonly (readonly Arc[])[]
  readonly start: number
  /** The state in which everything is said. */
  readonly end: number
}

/** A way from a state to another one. */
export interface Arc {
  /** The engine's name of the word that is said on the way; `undefined` where nothing is. */
  readonly name: string | undefined
  readonly to: number
  /** Natural logarithm of how likely it is among the choices of its state: 0 or below. */
  readonly cost: number
}
