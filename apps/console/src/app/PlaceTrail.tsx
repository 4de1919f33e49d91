import { Link } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { layoutMessages } from './messages.js'
import { here, list, step } from './PlaceTrail.css.js'
import type { Step } from './placeAt.js'

export type PlaceTrailProps = { steps: readonly Step[] }

/** Breadcrumbs in the top bar. */
export function PlaceTrail({ steps }: PlaceTrailProps) {
  const t = useMessages(layoutMessages)
  return (
    <nav aria-label={t('place.label')}>
      <ol className={list}>
        {steps.map(({ label, href }) => (
          <li key={label} className={href ? step : here}>
            {href ? (
              <Link variant="quiet" href={href}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" title={label}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
