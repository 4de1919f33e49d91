import { Icon, type IconProps } from '@saywright/ui'
import { tones } from './Tile.css.js'

export type TileProps = {
  of: IconProps['of']
  /** Quiet for an ended state. */
  tone?: keyof typeof tones
}

/** The sign above the title of a way in that is not a form. */
export function Tile({ of, tone = 'accent' }: TileProps) {
  return (
    <span className={tones[tone]}>
      <Icon of={of} size={24} />
    </span>
  )
}
