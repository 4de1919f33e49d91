import { ButtonLink, EmbedFrame, Heading, Inline } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { whole } from './EmbeddedScreen.css.js'
import { embeddedMessages } from './messages.js'

export type EmbeddedScreenProps = {
  page: 'documentation' | 'demo'
  href: string
  /** Known from elsewhere; the frame finds it out itself when absent. */
  state?: 'loading' | 'shown' | 'blocked'
}

/** A page of another site in all of the room beside the menu; it can be opened on its own. */
export function EmbeddedScreen({ page, href, state }: EmbeddedScreenProps) {
  const t = useMessages(embeddedMessages)
  return (
    <div className={whole}>
      <Inline justify="between">
        <Heading level={1} isFocusable>
          {t(page)}
        </Heading>
        <ButtonLink href={href} isExternal>
          {t('open')}
        </ButtonLink>
      </Inline>
      <EmbedFrame
        src={href}
        title={t(page)}
        allowsMicrophone={page === 'demo'}
        {...(state ? { state } : {})}
      />
    </div>
  )
}
