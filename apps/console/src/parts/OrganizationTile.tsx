import { initials } from '@saywright/ui'
import { current, tiles } from './OrganizationTile.css.js'

export type OrganizationTileProps = {
  name: string
  size: keyof typeof tiles
  /** It is the one in focus, among others. */
  isCurrent?: boolean
}

/** The initials of an organization whose name stands beside them. */
export function OrganizationTile({ name, size, isCurrent = false }: OrganizationTileProps) {
  return (
    <span
      aria-hidden
      data-initials={initials(name)}
      className={isCurrent ? `${tiles[size]} ${current}` : tiles[size]}
    />
  )
}
