/** Current step in the URL, so that Back returns to the previous step and a reload keeps the current one. */
export type WizardAddress = {
  /** The step named in the URL. */
  readonly step: string | undefined
  /** Writes a step to the URL. With `isReplaced` the history gets no new entry. */
  readonly go: (step: string, isReplaced: boolean) => void
}
