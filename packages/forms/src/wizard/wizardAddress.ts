/** The step in the address of the page, so that Back leads to the step before and a reload to the same one. */
export type WizardAddress = {
  /** The step that the address names. */
  readonly step: string | undefined
  /** Puts a step into the address; `isReplaced` without a new entry in the history of the browser. */
  readonly go: (step: string, isReplaced: boolean) => void
}
