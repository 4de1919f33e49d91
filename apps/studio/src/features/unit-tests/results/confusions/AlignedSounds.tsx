import type { AlignedPhonemes } from '@saywright/grammar'
import { VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../../messages/index.js'
import { sound, sounds } from './PairCard.css.js'

export type AlignedSoundsProps = {
  aligned: readonly AlignedPhonemes[]
  of: 'first' | 'second'
  /** Names the list. */
  label: string
}

/** The sounds of a word over or under those of another: the same ones tinted, and those that differ said to be so. */
export function AlignedSounds({ aligned, of, label }: AlignedSoundsProps) {
  const t = useMessages(unitTestsMessages)
  return (
    // The sounds of a word follow each other from left to right.
    <ol className={sounds} aria-label={label} dir="ltr">
      {aligned.map((pair, at) => (
        <li
          key={at}
          className={sound}
          data-same={pair.cost === 0 || undefined}
          data-none={pair[of] === undefined || undefined}
        >
          {pair[of] === undefined ? (
            <>
              <span aria-hidden>·</span>
              <VisuallyHidden>{t('confusions.noSound')}</VisuallyHidden>
            </>
          ) : (
            <span lang="und-fonipa">{pair[of]}</span>
          )}
          {pair.cost > 0 && pair[of] !== undefined && (
            <VisuallyHidden>{t('confusions.otherSound')}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  )
}
