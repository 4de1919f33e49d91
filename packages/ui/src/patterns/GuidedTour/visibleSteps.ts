import type { TourStep } from './TourStep.js'

/** The element a step points at, when it is drawn on the page; it may be outside the window. */
export function targetOf({ target }: TourStep): Element | undefined {
  const candidates =
    typeof target === 'string'
      ? document.querySelectorAll(target)
      : [target.current].filter((one) => one !== null)
  return Array.from(candidates).find(isDrawn)
}

/** The steps whose target is drawn now, in their order. */
export function visibleSteps(steps: readonly TourStep[]): TourStep[] {
  return steps.filter((step) => targetOf(step) !== undefined)
}

export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}
