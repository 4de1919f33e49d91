import type { WayInReport } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { Button, Link, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ShieldCheck, ShieldQuestion } from 'lucide-react'
import { AuthHeading } from '../AuthHeading.js'
import { DeadLink } from '../DeadLink.js'
import { Tile } from '../Tile.js'
import { WaysIn } from '../ways-in/WaysIn.js'
import { undoAddressMessages } from './messages.js'

/** The result of restoring the account. */
export type AccountBack = {
  email: string
  /** Sets the new password. */
  code: string
  ended: readonly WayInReport[]
  working: readonly WayInReport[]
}

export type UndoAddressScreenProps = {
  state:
    | { status: 'asking' }
    | { status: 'used' }
    | { status: 'expired' }
    | { status: 'done'; back: AccountBack }
  /** Programs that look into mails follow links, so it takes a button. */
  onUndo: () => Promise<void>
}

/** The address of an account was changed, which its old address undoes by the link of a mail. */
export function UndoAddressScreen({ state, onUndo }: UndoAddressScreenProps) {
  const t = useMessages(undoAddressMessages)
  const [isBusy, undo] = useBusy(onUndo)
  const { status } = state
  if (status === 'used' || status === 'expired') {
    const ways = [
      { href: consolePaths.resetPassword, label: t('password') },
      { href: consolePaths.login, label: t('login') },
    ]
    return <DeadLink title={t(status)} lead={t(`${status}Lead`)} ways={ways} />
  }
  if (status === 'asking')
    return (
      <Stack gap="x4">
        <Tile of={ShieldQuestion} />
        <AuthHeading title={t('title')} lead={t('lead')} />
        <Button variant="primary" size="large" isFullWidth isPending={isBusy} onPress={() => void undo()}>
          {t('submit')}
        </Button>
      </Stack>
    )
  const { email, code, ended, working } = state.back
  return (
    <Stack gap="x4">
      <Tile of={ShieldCheck} />
      <AuthHeading title={t('done')} lead={t('doneLead')} />
      <WaysIn state="ended" reports={ended} />
      <WaysIn state="working" reports={working} />
      <Link href={consolePaths.setUpPassword({ email, code })} variant="standalone">
        {t('password')}
      </Link>
    </Stack>
  )
}
