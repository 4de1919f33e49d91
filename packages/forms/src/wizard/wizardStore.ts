/** Where one is in a wizard, and what was given so far. */
export type WizardState<Values> = { readonly step: string; readonly values: Values }

/** Keeps the state of a wizard over a reload or a visit elsewhere. */
export type WizardStore<Values> = {
  read: () => WizardState<Values> | undefined
  write: (state: WizardState<Values>) => void
  clear: () => void
}

/**
 * A store in the browser's own storage, under a key. What cannot be read counts as nothing, and a storage that is full or
 * forbidden keeps nothing.
 *
 * @param isValues whether what was read are values of this wizard, which an older version may have written.
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
