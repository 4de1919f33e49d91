import { type Ref, useState } from 'react'
import { avatar, kinds, picture, quiet, sizes } from './Avatar.css.js'
import { initials } from './initials.js'

export type AvatarProps = {
  /** Of the person or the group, such as a company: its initials are drawn where there is no picture. */
  name: string
  /** Address of the picture. */
  src?: string | undefined
  /** `group` has corners and stands for several people; that of a person is round. */
  kind?: 'person' | 'group'
  /** 22, 30 or 72 px. */
  size?: 'small' | 'medium' | 'large'
  /** In grey, for the people beside whom oneself stands in ink. */
  isQuiet?: boolean
  /** Set where the name stands beside it, so that it is not read twice. */
  isDecorative?: boolean
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** The picture of someone, or their initials. */
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
