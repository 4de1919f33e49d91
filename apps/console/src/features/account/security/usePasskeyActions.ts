import type { addPasskey, BodyOf } from '@saywright/api/contract'
import {
  useAddPasskey,
  useDeletePasskey,
  useMakePasskeyOptions,
  useRenamePasskey,
} from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { createPasskey } from './createPasskey.js'
import { securityMessages } from './messages/index.js'
import type { PasskeysCardProps } from './PasskeysCard.js'

/** Actions on the passkeys of an account. */
export function usePasskeyActions(): Pick<PasskeysCardProps, 'onAdd' | 'onRename' | 'onRemove'> {
  const t = useMessages(securityMessages)
  const { notices } = useShell()
  const makeOptions = useMakePasskeyOptions()
  const add = useAddPasskey()
  const rename = useRenamePasskey()
  const remove = useDeletePasskey()
  const failure = useApiFailure()
  const succeed = (text: string) => notices.show({ cause: 'passkey', tone: 'success', text })
  return {
    onAdd: async (name) => {
      try {
        const made = await createPasskey(await makeOptions({ quiet: true }))
        if ('failure' in made) {
          if (made.failure !== 'declined') {
            const text = t(made.failure === 'alreadyThere' ? 'passkeys.alreadyThere' : 'passkeys.addFailed')
            notices.show({ cause: 'passkey', tone: 'error', text })
          }
          // The dialog stays, so that the person may try again.
          return submissionErrors(undefined, [])
        }
        const credential = made.credential as BodyOf<typeof addPasskey>['credential']
        await add({ body: { name, credential } })
        succeed(t('passkeys.added', { name }))
        return undefined
      } catch (thrown) {
        return submissionErrors(thrown, ['name'])
      }
    },
    onRename: async ({ id }, name) => {
      try {
        await rename({ params: { id }, body: { name }, isFailureShown: true })
        succeed(t('passkeys.renamed', { name }))
        return undefined
      } catch (thrown) {
        return failure(thrown, ['name'])
      }
    },
    onRemove: async ({ id, name }) => {
      await remove({ params: { id } })
      succeed(t('passkeys.removed', { name }))
    },
  }
}
