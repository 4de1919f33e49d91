import { Icon, Pressable, ProgressBar, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { film as ours } from './film.js'
import { panelMessages } from './messages.js'
import { close, film as filmClass, notice, stage } from './SignInPanel.css.js'
import { useFilmState } from './useFilmState.js'

export type ConsoleFilmProps = {
  onClose: () => void
  /** Another film than that of the console. */
  film?: { src: string; poster?: string }
}

/** The film of the console over the panel. Its captions describe it, since it has no sound. */
export function ConsoleFilm({ onClose, film = ours }: ConsoleFilmProps) {
  const t = useMessages(panelMessages)
  const locale = useLocale()
  const video = useRef<HTMLVideoElement>(null)
  const state = useFilmState(video)
  return (
    <section
      className={stage}
      aria-label={t('film')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <video
        ref={video}
        className={filmClass}
        data-state={state}
        src={film.src}
        poster={film.poster}
        controls={state === 'ready'}
        muted
        playsInline
        preload="auto"
      >
        <track
          key={locale}
          kind="captions"
          src={`/film.${locale}.vtt`}
          srcLang={locale}
          label={t('captions')}
          default
        />
      </video>
      {state === 'loading' && (
        <div className={notice}>
          <ProgressBar label={t('loading')} />
        </div>
      )}
      {state === 'failed' && (
        <div className={notice} role="alert">
          <Text as="span" tone="inherit">
            {t('failed')}
          </Text>
        </div>
      )}
      <Pressable className={close} aria-label={t('close')} onPress={onClose} autoFocus>
        <Icon of={X} />
      </Pressable>
    </section>
  )
}
