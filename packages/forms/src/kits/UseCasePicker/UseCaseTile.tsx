import type { UseCaseFlag } from '@saywright/api/contract'
import { Icon } from '@saywright/ui'
import { tiles } from './UseCaseTile.css.js'
import { useCaseLooks } from './useCaseLooks.js'

export type UseCaseTileProps = { flag: UseCaseFlag }

/** Icon of a use case on its hue, for use beside its name. */
export function UseCaseTile({ flag }: UseCaseTileProps) {
  const { icon, hue } = useCaseLooks[flag]
  return (
    <span className={tiles[hue]}>
      <Icon of={icon} />
    </span>
  )
}
