import type { FormDrafts } from '@saywright/forms'

const load = () => import('./keptForVisitors.js')

/** Keeps what a visitor types in the forms of the sign-in for this tab. What keeps it comes after the form. */
export const visitorDrafts: FormDrafts = {
  // The stored drafts are loaded too late for this; the sign-in has forms alone, which do not need it.
  read: () => undefined,
  write: () => {},
  forget: (name) => void load().then(({ drafts }) => drafts.forget(name)),
  keep: (name, kept) => {
    let stop: (() => void) | undefined
    let isGone = false
    void load().then(({ drafts }) => {
      if (!isGone) stop = drafts.keep(name, kept)
    })
    return () => {
      isGone = true
      stop?.()
    }
  },
}
