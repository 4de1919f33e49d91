import { lazyComponent } from '@saywright/shell'
import { AuthPromo } from '@saywright/shell/components'
import { technologies } from '@saywright/shell/technologies'
import { BackgroundVideo, Pressable, SpectrumPicture } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Play } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { technologyMessages } from '../../../parts/technologyMessages.js'
import { film, filmDuration } from './film.js'
import { panelMessages } from './messages.js'
import { disc, watch } from './SignInPanel.css.js'

const ConsoleFilm = lazyComponent(() => import('./ConsoleFilm.js'), 'ConsoleFilm')

/** Presents the product beside every way in; its button opens a film of it. */
export function SignInPanel() {
  const t = useMessages(panelMessages)
  const nameOf = useMessages(technologyMessages)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <AuthPromo
        headline={t('headline')}
        technologies={technologies.map((technology) => ({ technology, label: nameOf(technology) }))}
        background={
          <BackgroundVideo>
            <SpectrumPicture height="fill" isDrifting />
          </BackgroundVideo>
        }
        play={
          <Pressable ref={button} className={watch} onPress={() => setOpen(true)}>
            <span className={disc}>
              <Play size={24} strokeWidth={0} fill="currentColor" aria-hidden />
            </span>
            {t('watch', { duration: filmDuration(film.seconds) })}
          </Pressable>
        }
      />
      {isOpen && (
        <Suspense>
          <ConsoleFilm onClose={close} />
        </Suspense>
      )}
    </>
  )
}
