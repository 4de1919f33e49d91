import type { Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../Button/Button.js'
import { GoogleMark } from './GoogleMark.js'
import { LinkedInMark } from './LinkedInMark.js'
import { socialButtonMessages } from './messages.js'

export type SocialProvider = 'linkedin' | 'google'

export type SocialButtonProps = {
  /** Whose account one continues with: its mark and its name. */
  provider: SocialProvider
  onPress: () => void
  /** The provider's page is being opened. */
  isPending?: boolean
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** Logs in or registers with an account that the person already has elsewhere. */
export function SocialButton({ provider, ...rest }: SocialButtonProps) {
  const t = useMessages(socialButtonMessages)
  const Mark = provider === 'linkedin' ? LinkedInMark : GoogleMark
  return (
    <Button {...rest} size="large" isFullWidth icon={<Mark />}>
      {t(provider)}
    </Button>
  )
}
