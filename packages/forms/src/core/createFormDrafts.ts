import type { FormDrafts } from './FormDrafts.js'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Values = Readonly<Record<string, unknown>>

const prefix = 'form-draft:'

/**
 * Stores drafts in a storage of the browser: values that differ from the initial ones, without passwords and
 * codes.
 * @param account owner of the drafts; other accounts can neither read nor change them.
 */
export function createFormDrafts(storage: DraftStorage, account: string | number): FormDrafts {
  const keyOf = (name: string) => `${prefix}${account}:${name}`
  return {
    forget: (name) => storage.removeItem(keyOf(name)),
    read: (name) => readDraft(storage, keyOf(name)),
    write: (name, value) => writeDraft(storage, keyOf(name), value),
    keep: (name, { form, secrets }) => {
      const key = keyOf(name)
      const begun = form.getState().initialValues ?? {}
      form.batch(() => {
        for (const [field, value] of Object.entries(fieldsOf(readDraft(storage, key))))
          if (field in begun && !secrets.has(field)) form.change(field, value)
      })
      return form.subscribe(
        ({ values, initialValues, submitSucceeded, dirtySinceLastSubmit }) => {
          const isAccepted = submitSucceeded && !dirtySinceLastSubmit
          const changed = isAccepted ? {} : changedIn(values, initialValues, secrets)
          if (Object.keys(changed).length === 0) storage.removeItem(key)
          else writeDraft(storage, key, changed)
        },
        { values: true, initialValues: true, submitSucceeded: true, dirtySinceLastSubmit: true },
      )
    },
  }
}

/** Deletes the drafts of all accounts, for example on sign-out. */
export function clearFormDrafts(storage: Pick<Storage, 'removeItem' | 'key' | 'length'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key)
}

function changedIn(values: Values = {}, begun: Values = {}, secrets: ReadonlySet<string>): Values {
  const changed = Object.entries(values).filter(
    ([field, value]) => !secrets.has(field) && JSON.stringify(value) !== JSON.stringify(begun[field]),
  )
  return Object.fromEntries(changed)
}

const fieldsOf = (draft: unknown): Values =>
  draft && typeof draft === 'object' && !Array.isArray(draft) ? (draft as Values) : {}

function readDraft(storage: DraftStorage, key: string): unknown {
  try {
    const written = storage.getItem(key)
    return written === null ? undefined : JSON.parse(written)
  } catch {
    // Written by another version, or edited.
    return undefined
  }
}

function writeDraft(storage: DraftStorage, key: string, draft: unknown) {
  try {
    storage.setItem(key, JSON.stringify(draft))
  } catch {
    // No room: the form works all the same.
  }
}
