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
  const [state, setState] = useState<UndoAddressScreenProps['state']>({ status: 'asking' })
  const onUndo = async () => {
    try {
      const back = await undo({ body: { code }, isFailureShown: true, endsSession: true })
      forgetSession()
      setState({ status: 'done', back })
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'expired_code') setState({ status: 'expired' })
      else if (error.code === 'wrong_code') setState({ status: 'used' })
      else tell(error)
    }
  }
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <UndoAddressScreen state={state} onUndo={onUndo} />
    </>
  )
}
