import type { Project } from '@saywright/api/contract'
import { Badge, Pressable } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type AreaPlaceId, placesOf } from '../areaPlaces.js'
import { areaMessages } from '../messages.js'
import { entry, list } from './AreaNav.css.js'

export type AreaNavProps = {
  project: Project
  current: AreaPlaceId
  isAdministrator: boolean
}

/** The places of a project beside each other, above the one that is open. */
export function AreaNav({ project, current, isAdministrator }: AreaNavProps) {
  const t = useMessages(areaMessages)
  return (
    <nav aria-label={t('menu', { project: project.title })}>
      <ul className={list}>
        {placesOf(isAdministrator).map(({ id, path, count }) => (
          <li key={id}>
            <Pressable
              className={entry}
              href={path({ projectId: project.id })}
              aria-current={id === current ? 'page' : undefined}
            >
              <span>{t(`places.${id}`)}</span>
              {count && <Badge count={count(project)} />}
            </Pressable>
          </li>
        ))}
      </ul>
    </nav>
  )
}
