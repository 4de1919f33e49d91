import { isDrawn } from '../GuidedTour/visibleSteps.js'
import type { ActiveTourStep } from './ActiveTourStep.js'

export type ActiveStep = { readonly step: ActiveTourStep; readonly target: Element }

/** The first incomplete step whose target is rendered, with its target. */
export function activeStep(steps: readonly ActiveTourStep[]): ActiveStep | undefined {
  for (const step of steps) {
    const target = step.isDone ? undefined : targetAmong(step.targets)
    if (target) return { step, target }
  }
  return undefined
}

function targetAmong(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const found = Array.from(document.querySelectorAll(selector)).find(isDrawn)
    if (found) return found
  }
  return undefined
}
