import type { Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../Button/Button.js'
import { GoogleMark } from './GoogleMark.js'
import { LinkedInMark } from './LinkedInMark.js'
import { socialButtonMessages } from './messages.js'

export type SocialProvider = 'linkedin' | 'google'

export type SocialButtonProps = {
  /** Identity provider, whose mark and name are shown. */
  provider: SocialProvider
  onPress: () => void
  /**
   * Whether the page of the provider is being opened.
   * @default false
   */
  isPending?: boolean
  /**
   * Whether the button is disabled.
   * @default false
   */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** Signs in or signs up with an account of another provider. */
export function SocialButton({ provider, ...rest }: SocialButtonProps) {
  const t = useMessages(socialButtonMessages)
  const Mark = provider === 'linkedin' ? LinkedInMark : GoogleMark
  return (
    <Button {...rest} size="large" isFullWidth icon={<Mark />}>
      {t(provider)}
    </Button>
  )
}
