import { ApiError } from '@saywright/api/contract'
import { useLoginByPasskey, useMakePasskeyLoginOptions } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { askForPasskey } from '../../../parts/askForPasskey.js'
import { useAfterLogin } from '../useAfterLogin.js'
import { passkeyMessages } from './messages.js'
import { PasskeyButton } from './PasskeyButton.js'

/** The login by passkey, which replaces the password and the second factor. */
export function PasskeySignIn({ next }: { next: string | null }) {
  const t = useMessages(passkeyMessages)
  const { notices } = useShell()
  const makeOptions = useMakePasskeyLoginOptions()
  const logIn = useLoginByPasskey()
  const goOn = useAfterLogin()
  const [isAsking, setAsking] = useState(false)

  const enter = async () => {
    setAsking(true)
    try {
      const credential = await askForPasskey(await makeOptions({ quiet: true }))
      if (credential) {
        await logIn({ body: { credential } })
        goOn({}, next)
      }
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) notices.show({ cause: 'login', tone: 'error', text: t('failed') })
    }
    setAsking(false)
  }
  return <PasskeyButton onPress={() => void enter()} isPending={isAsking} />
}
