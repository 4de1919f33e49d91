import { nameKey } from '@saywright/api/contract'
import type { AsyncCheck } from '../../core/createChecks.js'

/** Asks a server whether an organization with this name exists. Rejects when that is unknown. */
export type AskAboutName = (name: string, signal: AbortSignal) => Promise<boolean>

export type NameCheck = {
  /** For the `checks` of a form, under `name`. */
  check: AsyncCheck
  /** Whether the server confirmed that the name is available; `false` when the check failed to run. */
  isFree: (name: string) => boolean
}

/**
 * Creates the check of an organization name. A check that fails to run accepts the name, because the server
 * validates it again.
 * @param own current name of the organization, which is not checked.
 */
export function createNameCheck(ask: AskAboutName, own = ''): NameCheck {
  const free = new Set<string>()
  return {
    isFree: (name) => free.has(nameKey(name)),
    check: {
      onFailure: 'valid',
      run: async (name, signal) => {
        const key = nameKey(name)
        if (key === nameKey(own)) return undefined
        if (await ask(name.trim(), signal)) return 'alreadyExists'
        free.add(key)
        return undefined
      },
    },
  }
}
