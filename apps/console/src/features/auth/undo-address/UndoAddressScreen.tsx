import { useBusy } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { Button, Link, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ShieldCheck, ShieldQuestion } from 'lucide-react'
import { AuthHeading } from '../AuthHeading.js'
import { DeadLink } from '../DeadLink.js'
import { Tile } from '../Tile.js'
import { undoAddressMessages } from './messages.js'

export type UndoAddressScreenProps = {
  /** `dead`: the link was used, or is too old. */
  status: 'asking' | 'done' | 'dead'
  /** Programs that look into mails follow links, so it takes a button. */
  onUndo: () => Promise<void>
}

/** The address of an account was changed, which its old address undoes by the link of a mail. */
export function UndoAddressScreen({ status, onUndo }: UndoAddressScreenProps) {
  const t = useMessages(undoAddressMessages)
  const [isBusy, undo] = useBusy(onUndo)
  if (status === 'dead') {
    const ways = [
      { href: consolePaths.resetPassword, label: t('password') },
      { href: consolePaths.login, label: t('login') },
    ]
    return <DeadLink title={t('dead')} lead={t('deadLead')} ways={ways} />
  }
  const isDone = status === 'done'
  return (
    <Stack gap="x4">
      <Tile of={isDone ? ShieldCheck : ShieldQuestion} />
      <AuthHeading title={t(isDone ? 'done' : 'title')} lead={t(isDone ? 'doneLead' : 'lead')} />
      {isDone ? (
        <Link href={consolePaths.resetPassword} variant="standalone">
          {t('password')}
        </Link>
      ) : (
        <Button variant="primary" size="large" isFullWidth isPending={isBusy} onPress={() => void undo()}>
          {t('submit')}
        </Button>
      )}
    </Stack>
  )
}
