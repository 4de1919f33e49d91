import type { FormDrafts } from './FormDrafts.js'

type Values = Readonly<Record<string, unknown>>

const prefix = 'form-draft:'

/**
 * Drafts in a storage of the browser: what differs from what a form began with, but no password and no code.
 *
 * @param account whose drafts they are; another account neither sees nor changes them.
 */
export function createFormDrafts(storage: Storage, account: string | number): FormDrafts {
  const keyOf = (name: string) => `${prefix}${account}:${name}`
  return {
    forget: (name) => storage.removeItem(keyOf(name)),
    keep: (name, { form, secrets }) => {
      const key = keyOf(name)
      const begun = form.getState().initialValues ?? {}
      form.batch(() => {
        for (const [field, value] of Object.entries(readDraft(storage, key)))
          if (field in begun && !secrets.has(field)) form.change(field, value)
      })
      return form.subscribe(
        ({ values, initialValues, submitSucceeded, dirtySinceLastSubmit }) => {
          const isAccepted = submitSucceeded && !dirtySinceLastSubmit
          writeDraft(storage, key, isAccepted ? {} : changedIn(values, initialValues, secrets))
        },
        { values: true, initialValues: true, submitSucceeded: true, dirtySinceLastSubmit: true },
      )
    },
  }
}

/** Forgets the drafts of every account, as when somebody logs out. */
export function clearFormDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

function changedIn(values: Values = {}, begun: Values = {}, secrets: ReadonlySet<string>): Values {
  const changed = Object.entries(values).filter(
    ([field, value]) => !secrets.has(field) && JSON.stringify(value) !== JSON.stringify(begun[field]),
  )
  return Object.fromEntries(changed)
}

function readDraft(storage: Storage, key: string): Values {
  try {
    const draft: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return draft && typeof draft === 'object' ? (draft as Values) : {}
  } catch {
    // Written by another version, or by hand.
    return {}
  }
}

function writeDraft(storage: Storage, key: string, draft: Values) {
  try {
    if (Object.keys(draft).length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(draft))
  } catch {
    // No room: the form works all the same.
  }
}
