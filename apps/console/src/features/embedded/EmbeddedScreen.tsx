import {
  ButtonLink,
  Card,
  EmbedFrame,
  type EmbedFrameProps,
  Heading,
  Inline,
  Stack,
  Text,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { whole } from './EmbeddedScreen.css.js'
import { embeddedMessages } from './messages.js'

export type EmbeddedScreenProps = Pick<
  EmbedFrameProps,
  'isIsolated' | 'isGreeting' | 'handOver' | 'onMessage' | 'state'
> & {
  page: 'documentation' | 'demo'
  /** Initial address of the frame. */
  src: string
  /** The current page, for a tab of its own. */
  href: string
  /** Whether there is no room for a frame. */
  isOutside?: boolean
}

/** A page of another site in all of the room beside the menu; it can be opened on its own. */
export function EmbeddedScreen({ page, src, href, isOutside = false, ...frame }: EmbeddedScreenProps) {
  const t = useMessages(embeddedMessages)
  const open = (
    <ButtonLink href={href} isExternal>
      {t('open')}
    </ButtonLink>
  )
  const title = (
    <Heading level={1} isFocusable>
      {t(page)}
    </Heading>
  )
  if (isOutside)
    return (
      <Card>
        <Stack gap="x3">
          {title}
          <Text>{t('outside')}</Text>
          {open}
        </Stack>
      </Card>
    )
  return (
    <div className={whole}>
      <Inline justify="between">
        {title}
        {open}
      </Inline>
      <EmbedFrame src={src} title={t(page)} allowsMicrophone={page === 'demo'} {...frame} />
    </div>
  )
}
