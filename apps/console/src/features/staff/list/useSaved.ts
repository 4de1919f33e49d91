import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { noticeOfInvalidForm, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { listMessages } from './messages.js'

export type Saving = {
  /** Notifies of the save, or returns the errors of the fields. */
  save: (call: Promise<unknown>, fields: readonly string[]) => Promise<SubmissionErrors | undefined>
  /** Notifies of the deletion; the client has reported a refused call. */
  remove: (call: Promise<unknown>) => Promise<void>
  onInvalid: () => void
}

/** Saves a row of a list of staff. @param cause what notices are about. */
export function useSaved(cause: string): Saving {
  const t = useMessages(listMessages)
  const { notices, i18n } = useShell()
  return {
    save: async (call, fields) => {
      try {
        await call
      } catch (thrown) {
        return submissionErrors(thrown, fields)
      }
      notices.show({ tone: 'success', cause, text: t('saved') })
      return undefined
    },
    remove: async (call) => {
      await call
      notices.show({ tone: 'success', cause, text: t('deleted') })
    },
    onInvalid: () => notices.show(noticeOfInvalidForm(i18n)),
  }
}
