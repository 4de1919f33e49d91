import type { TourStep } from './TourStep.js'

/** The target of a step, when it is rendered; it may be outside the viewport. */
export function targetOf({ target }: TourStep): Element | undefined {
  const candidates =
    typeof target === 'string'
      ? document.querySelectorAll(target)
      : [target.current].filter((one) => one !== null)
  return Array.from(candidates).find(isDrawn)
}

/** The steps with a rendered target, in order. */
export function visibleSteps(steps: readonly TourStep[]): TourStep[] {
  return steps.filter((step) => targetOf(step) !== undefined)
}

export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}
