import { toApiError } from '@saywright/api/contract'
import { useUndoAddressChange } from '@saywright/api/react'
import { DocumentTitle, useForgetSession, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useParams } from 'react-router'
import { undoAddressMessages } from './messages.js'
import { UndoAddressScreen, type UndoAddressScreenProps } from './UndoAddressScreen.js'

/** Gives an account its old address back with the link of a mail. */
export function UndoAddressRoute() {
  const t = useMessages(undoAddressMessages)
  const { code = '' } = useParams()
  const { tell } = useShell()
  const undo = useUndoAddressChange()
  const forgetSession = useForgetSession()
  const [status, setStatus] = useState<UndoAddressScreenProps['status']>('asking')
  const onUndo = async () => {
    try {
      await undo({ body: { code }, isFailureShown: true, endsSession: true })
      forgetSession()
      setStatus('done')
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'expired_code' || error.code === 'wrong_code') setStatus('dead')
      else tell(error)
    }
  }
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <UndoAddressScreen status={status} onUndo={onUndo} />
    </>
  )
}
