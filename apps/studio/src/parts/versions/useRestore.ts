import { useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { versionMessages } from './messages.js'

/** Saves the content of a version anew, on the revision that was read; the call itself reports a failure. */
export type BringBack = (versionId: number, revision: number) => Promise<{ readonly revision: number }>

/**
 * Restores a version, leads back to the model, and offers to undo it there.
 *
 * @param saved revision of the saved version.
 */
export function useRestore(bringBack: BringBack, saved: number, backHref: string) {
  const t = useMessages(versionMessages)
  const { notices } = useShell()
  const navigate = useNavigate()
  return async (revision: number) => {
    const { revision: next } = await bringBack(revision, saved)
    const undo = async () => {
      const undone = await bringBack(saved, next).catch(() => undefined)
      if (!undone) return
      const text = t('undone', { revision: saved, next: undone.revision })
      notices.show({ cause: 'model', tone: 'success', text })
    }
    notices.show({
      ...{ cause: 'model', tone: 'success', isForNextPage: true, text: t('done', { revision, next }) },
      action: { label: t('undo'), onPress: () => void undo() },
    })
    void navigate(backHref)
  }
}
