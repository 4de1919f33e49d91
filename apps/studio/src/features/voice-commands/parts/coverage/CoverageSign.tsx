import { Icon } from '@saywright/ui'
import { Check } from 'lucide-react'
import type { Covered } from '../../model/coverage/SuiteCoverage.js'
import { ring } from './CoverageSign.css.js'

export type CoverageSignProps = { covered: Covered }

/** A check for complete coverage, a dashed ring where something is missing, as beside the lines of the text. */
export function CoverageSign({ covered }: CoverageSignProps) {
  return covered === 'said' ? <Icon of={Check} tone="accent" /> : <span className={ring} aria-hidden />
}
