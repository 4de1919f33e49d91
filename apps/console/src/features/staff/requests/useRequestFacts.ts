import {
  labelOf,
  type Option,
  solutionCategories,
  solutionElectronics,
  solutionEndUsers,
  useEnvironments,
} from '@saywright/api/catalogue'
import { type Deal, type StaffDealContext, useCaseFlags } from '@saywright/api/contract'
import { formatDay, useLocale, useMessages } from '@saywright/ui/i18n'
import { requestsMessages } from './messages.js'

type Fact = readonly [name: string, value: string | undefined]

/** Number of technologies of the project before this request, without those that its approval delivered. */
export const countBefore = (deal: Deal) =>
  useCaseFlags.filter((flag) => deal[flag] && !deal[`diff_${flag}`]).length

/** The details beside the technologies, by name; missing ones have no value. */
export function useRequestFacts({ request: { deal }, project }: StaffDealContext): Fact[] {
  const t = useMessages(requestsMessages)
  const locale = useLocale()
  const words = (options: readonly Option[], value: string | null | undefined) =>
    labelOf(options, value, locale) || undefined
  const count = countBefore(deal)
  const technologies = count > 0 ? t('detail.hasTechnologies', { count }) : undefined
  const isRunning = project.evaluation === 'Yes' && project.evaluation_ends_on
  return [
    [t('detail.devices'), words(solutionElectronics, deal.solution_electronic)],
    [t('detail.categories'), deal.solution_category?.map((one) => words(solutionCategories, one)).join(', ')],
    [t('detail.systems'), deal.solution_operating_system?.join(', ')],
    [t('detail.users'), words(solutionEndUsers, deal.solution_end_user)],
    [t('detail.environment'), words(useEnvironments, deal.solution_use_environment)],
    [
      t('detail.has'),
      technologies && isRunning
        ? t('detail.hasUntil', { technologies, date: formatDay(isRunning) })
        : technologies,
    ],
    [t('detail.note'), deal.additional_comment ?? undefined],
  ]
}
