import { nameKey } from '@saywright/api/contract'
import type { AsyncCheck } from '../../core/createChecks.js'

/** Whether an organization of a name exists. Rejects when that could not be found out. */
export type AskAboutName = (name: string, signal: AbortSignal) => Promise<boolean>

export type NameCheck = {
  /** For the `checks` of a form, under `name`. */
  check: AsyncCheck
  /** Whether the server said that nobody has this name. A check that could not be made says nothing. */
  isFree: (name: string) => boolean
}

/**
 * The check of the name of an organization. One that could not be made counts as valid, for the server judges again.
 *
 * @param own the name that the organization has already, which is never asked about.
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
