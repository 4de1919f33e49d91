/** Current step of a wizard and values so far. */
export type WizardState<Values> = { readonly step: string; readonly values: Values }

/** Stores the state of a wizard across reloads and navigation. */
export type WizardStore<Values> = {
  read: () => WizardState<Values> | undefined
  write: (state: WizardState<Values>) => void
  clear: () => void
}

/**
 * A wizard store in a storage of the browser, under a key. Unreadable data is ignored, and nothing is stored
 * when the storage is full or forbidden.
 * @param isValues whether stored data has the type of the values, as an older version may have written it.
 */
export function wizardStore<Values>(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
  isValues: (values: unknown) => values is Values,
): WizardStore<Values> {
  return {
    read: () => {
      const state = tryTo(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown)
      return isWizardState(state) && isValues(state.values)
        ? { step: state.step, values: state.values }
        : undefined
    },
    write: (state) => tryTo(() => storage().setItem(key, JSON.stringify(state))),
    clear: () => tryTo(() => storage().removeItem(key)),
  }
}

function tryTo<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

export function isWizardState(state: unknown): state is WizardState<unknown> {
  return (
    typeof state === 'object' &&
    state !== null &&
    'values' in state &&
    typeof (state as WizardState<unknown>).step === 'string'
  )
}
