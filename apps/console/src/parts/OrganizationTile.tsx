import { initials } from '@saywright/ui'
import { current, logo, tiles } from './OrganizationTile.css.js'

export type OrganizationTileProps = {
  name: string
  size: keyof typeof tiles
  /** Whether it is the one in focus, among others. */
  isCurrent?: boolean
  /** Address of its logo. */
  src?: string | undefined
}

/** The logo of an organization whose name is beside it, or its initials. */
export function OrganizationTile({ name, size, isCurrent = false, src }: OrganizationTileProps) {
  return (
    <span
      aria-hidden
      data-initials={src ? undefined : initials(name)}
      className={isCurrent ? `${tiles[size]} ${current}` : tiles[size]}
    >
      {src && <img className={logo} src={src} alt="" />}
    </span>
  )
}
