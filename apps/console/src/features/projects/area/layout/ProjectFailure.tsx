import type { Loadable } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { ButtonLink, EmptyState, ErrorState } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { areaMessages } from '../messages.js'

export type ProjectFailureProps = { failure: Extract<Loadable<unknown>, { state: 'failed' }> }

/** In the place of a project that is not there for this person, or that could not be read this time. */
export function ProjectFailure({ failure }: ProjectFailureProps) {
  const t = useMessages(areaMessages)
  if (failure.error.code !== 'not_found') return <ErrorState title={t('failed')} {...failureOf(failure)} />
  return (
    <EmptyState
      title={t('notFound.title')}
      actions={
        <ButtonLink href={consolePaths.projects} size="small">
          {t('notFound.toProjects')}
        </ButtonLink>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  )
}
