import type { Project } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import { Columns, Stack } from '@saywright/ui'
import { useWidthClass } from '@saywright/ui/theme'
import { DetailsForm, type DetailsFormProps } from './DetailsForm.js'
import { EvaluationCard } from './EvaluationCard.js'
import { evaluationOf } from './evaluationOf.js'
import { LicenceCard, type LicenceCardProps } from './LicenceCard.js'
import { ReadOnlyDetails } from './ReadOnlyDetails.js'

export type DetailsScreenProps = LicenceCardProps &
  Pick<DetailsFormProps, 'onInvalid' | 'guard'> & {
    project: Project
    /** Absent for anyone who may only read. */
    onSave?: DetailsFormProps['onSave'] | undefined
  }

/** The details of a project, the license key, and the end of its evaluation. */
export function DetailsScreen({ project, now, onSave, onInvalid, guard, ...licence }: DetailsScreenProps) {
  const width = useWidthClass()
  const evaluation = evaluationOf(project, now)
  const form = onSave ? (
    <DetailsForm
      key={`form-${project.id}`}
      project={project}
      onSave={onSave}
      onInvalid={onInvalid}
      guard={guard}
    />
  ) : (
    <ReadOnlyDetails key={`read-${project.id}`} project={project} />
  )
  const aside = (
    <Stack key="aside" gap="x3">
      <LicenceCard {...licence} now={now} />
      {evaluation && (
        <EvaluationCard evaluation={evaluation} productionHref={consolePaths.contact({ topic: 'b984' })} />
      )}
    </Stack>
  )
  // Moved by their keys, so that what is typed stays when a tablet is turned.
  const isBeside = width === 'laptop' || width === 'desktop'
  return <Columns count="aside">{isBeside ? [form, aside] : [aside, form]}</Columns>
}
