import { type Technology, technologies } from '@saywright/ui'
import type { Translate } from '@saywright/ui/i18n'
import type { enUS } from './messages/en-US.js'

/** The seven technologies in their order, in words. */
export function promoTechnologies(t: Translate<typeof enUS>): { technology: Technology; label: string }[] {
  return technologies.map((technology) => ({ technology, label: t(`promo.${technology}`) }))
}
