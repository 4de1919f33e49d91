import { type Ref, useState } from 'react'
import { avatar, kinds, picture, quiet, sizes } from './Avatar.css.js'
import { initials } from './initials.js'

export type AvatarProps = {
  /** Name of the person or group (such as a company). Its initials are shown when there is no picture. */
  name: string
  /** URL of the picture. */
  src?: string | undefined
  /**
   * `person` is round; `group` is a rounded square for several people.
   * @default 'person'
   */
  kind?: 'person' | 'group'
  /**
   * Side in px: 22, 30 or 72.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /**
   * Whether the avatar is grey, for other people beside the current user.
   * @default false
   */
  isQuiet?: boolean
  /**
   * Whether the avatar is hidden from screen readers, because the name is shown beside it.
   * @default false
   */
  isDecorative?: boolean
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** Shows the picture of a person or a group, or their initials without one. */
export function Avatar({
  name,
  src,
  kind = 'person',
  size = 'medium',
  isQuiet,
  isDecorative,
  ...rest
}: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const named = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...rest} {...named} className={`${avatar} ${isQuiet ? quiet : kinds[kind]} ${sizes[size]}`}>
      {src && src !== failed ? (
        <img className={picture} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
