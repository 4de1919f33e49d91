import { Icon, SpectrumPicture } from '@saywright/ui'
import type { ReactNode } from 'react'
import type { Technology } from '../technologies.js'
import { technologyIcons } from '../technologyIcons.js'
import {
  foot,
  headline as headlineClass,
  technology as item,
  list,
  picture,
  promo,
  shade,
  words,
} from './AuthPromo.css.js'

export type AuthPromoProps = {
  /** A sentence of two lines. */
  headline: ReactNode
  /** The technologies of the product. */
  technologies: readonly { technology: Technology; label: string }[]
  /** The button of the film. */
  play?: ReactNode
  /** A film instead of the spectrogram, which is its first frame. */
  background?: ReactNode
}

/** Presents the product beside the sign-in form: text over the picture of a spoken sentence. */
export function AuthPromo({ headline, technologies, play, background }: AuthPromoProps) {
  return (
    <div className={promo}>
      <div className={picture}>{background ?? <SpectrumPicture height="fill" isDrifting />}</div>
      <div className={shade} />
      <div className={foot}>
        <div className={words}>
          <p className={headlineClass}>{headline}</p>
          <ul className={list}>
            {technologies.map(({ technology, label }) => (
              <li key={technology} className={item}>
                <Icon of={technologyIcons[technology]} />
                {label}
              </li>
            ))}
          </ul>
        </div>
        {play}
      </div>
    </div>
  )
}
