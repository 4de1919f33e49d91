import { useBusy } from '@saywright/shell/components'
import { Button, type IconProps, Stack } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { LogIn, MailCheck } from 'lucide-react'
import { addressOf } from '../Address.js'
import { AuthHeading } from '../AuthHeading.js'
import { Tile } from '../Tile.js'
import { linkMessages } from './messages.js'

export type LinkScreenProps = {
  /** The purpose of the link. */
  purpose: 'confirm' | 'login'
  /** The address to confirm. */
  email?: string
  /** Does what the link promises. Programs that read mails open links too, so opening one does nothing. */
  onContinue: () => Promise<void>
}

const icons: Readonly<Record<LinkScreenProps['purpose'], IconProps['of']>> = {
  confirm: MailCheck,
  login: LogIn,
}

/** The page of a link in a mail: its effect, and the one button for it. */
export function LinkScreen({ purpose, email = '', onContinue }: LinkScreenProps) {
  const t = useMessages(linkMessages)
  const [isBusy, goOn] = useBusy(onContinue)
  return (
    <Stack gap="x4">
      <Tile of={icons[purpose]} />
      <AuthHeading
        title={t(`${purpose}.title`)}
        lead={richText(t(`${purpose}.lead`, { email }), { address: addressOf })}
      />
      <Button variant="primary" size="large" isFullWidth isPending={isBusy} onPress={() => void goOn()}>
        {t(`${purpose}.submit`)}
      </Button>
    </Stack>
  )
}
